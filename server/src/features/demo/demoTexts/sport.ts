import type { DemoPost } from './shapes.ts'

export const sportPosts: DemoPost[] = [
  {
    by: 'suraj.cric',
    hub: 'CricketNepal',
    isHubPinned: true,
    title: 'TU ground, last over, eleven needed. My voice is gone.',
    text: `Dot. Four. Wide. Two. Dot. And then a sound that I felt in the knees.

A chacha I have never met lifted me up. I lifted him back. Somebody’s samosa is in my hood. #CricketNepal`,
    pictures: [
      { name: 'cricket', alt: 'A batter under floodlights before a full stand' },
      { name: 'batsman', alt: 'The batter in red swings, stumps behind' },
    ],
    warmth: 3.1,
    hoursAgo: 22,
  },
  {
    by: 'imran.a',
    hub: 'CricketNepal',
    title: 'Shop closed from 2 to 6. Reason: cricket.',
    text: 'Customers may come in and watch. Touching the cloth is allowed between overs. #CricketNepal',
    warmth: 2.2,
    hoursAgo: 24,
  },
  {
    by: 'suraj.cric',
    hub: 'CricketNepal',
    title: 'Whom do you send in at number three?',
    text: 'Assume a green pitch, cloud, and your uncle shouting from the sofa.',
    poll: { options: ['A stayer', 'A hitter', 'The keeper', 'The uncle'], hours: 48 },
    warmth: 1.6,
    hoursAgo: 58,
  },
  {
    by: 'ashma',
    title: 'Dharan futsal: aunties 4, office boys 1',
    text: 'They laughed before the match. My kanchi aama plays right wing and carries water up the hill every day of her life. Do the maths. #Dharan #फुटबल',
    warmth: 3,
    hoursAgo: 19,
  },
  {
    by: 'aakash.ktm',
    title: 'Keeper ko dukha kaslai bhanne',
    text: 'Hamro striker le 6 ota miss garyo: "unlucky". Maile euta chhode: "aaj pani?" Justice for keepers.',
    warmth: 2,
  },
  {
    by: 'rajesh.jha',
    title: 'School tournament: the ball went into the pond nine times',
    text: 'Class 8 now has the best swimmers in Mahottari. The referee was also the science teacher, so offside took a while to explain.',
    warmth: 1.8,
  },
  {
    by: 'asmita.run',
    hub: 'TrekNepal',
    title: 'Race day in Rolpa: 42 km, 112 runners, 1 buffalo',
    text: `The buffalo joined at kilometre nine and left at eleven. It was not last.

- Women’s finish: three within one minute, all from one village
- The medal is a small brass karuwa, I drink from it now
- The winner went home to cut grass. I asked. She said, "आज अलि ढिलो भयो।"

Next year, come. Bring real shoes or none. #TrailNepal`,
    pictures: [{ name: 'terraces', alt: 'A hill trail above terraced fields' }],
    warmth: 2.7,
    hoursAgo: 62,
  },
  {
    by: 'rekha.miss',
    title: 'छात्रा फुटबल टोली: जर्सी १४, जुत्ता ९',
    text: 'पाँच जनाले पालैपालो लगाउँछन्। पुरानो जुत्ता, ३४–३७ साइज, कसैको घरमा थन्किएको छ भने सुर्खेत पठाइदिनुस् न। गोल पनि पठाउँछौं, भिडियोमा।',
    pictures: [{ name: 'terraces', alt: 'चौर माथिका हरिया डाँडा' }],
    warmth: 2.9,
    hoursAgo: 290,
  },
  {
    by: 'rekha.miss',
    title: 'जुत्ता आइपुग्यो! १७ जोर!',
    text: 'काठमाडौं, बुटवल, अनि दोहाबाट पनि। @deepak.doha भाइले कम्पनीका साथीहरूसँग उठाएर पठाउनुभएछ। आज खाली खुट्टा कोही छैन। गोल ३–०।',
    warmth: 3.2,
    hoursAgo: 4.5,
  },
  {
    by: 'sandesh.fm',
    hub: 'CricketNepal',
    title: 'Live commentary tip: never say "easy catch"',
    text: 'I said it once in 2075. The ball has still not landed.',
    warmth: 2.1,
  },
  {
    by: 'rojan.m',
    title: 'Cycle: Chobhar to Dakshinkali and back before the office wakes',
    text: '38 km, one dog who believes in interval training, tea at Pharping Rs 25. Anybody for Saturday, 5:30, slow group? Slow means slow. #CycleKTM',
    warmth: 1.7,
  },
  {
    by: 'suraj.cric',
    hub: 'CricketNepal',
    isHubPinned: true,
    title: 'Gully rules of Mahendranagar, certified',
    text: `1. Over the tin roof is six **and** out
2. Into the pond, the batter swims
3. One tip one hand, unless aama is watching
4. Owner of the bat cannot be out first ball
5. Light fades when the losing side says so

Add yours. #CricketNepal`,
    pictures: [{ name: 'batsman', alt: 'A batter in red on the pitch' }],
    warmth: 2.5,
  },
  {
    by: 'kamal.pun',
    hub: 'परदेशी',
    title: 'Ansan: Nepali league final, minus four, 600 people',
    text: 'Two factories, one ground. Magar dai played in goal after the night shift. We lost, somebody made sel roti in the car park, nobody could be sad. #परदेश',
    warmth: 2.2,
  },
  {
    by: 'bishal.bike',
    title: 'Kabaddi is the only sport where holding your breath is a skill and not anxiety',
    text: '',
    warmth: 1.9,
  },
  {
    by: 'ganesh.doti',
    title: 'भलिबल: तल्लो टोल भर्सेस माथिल्लो टोल, सातौं वर्ष',
    text: 'नेट माछा मार्ने जालीकै हो, तर भावना अन्तर्राष्ट्रिय। हार्नेले खसी काट्ने, जित्नेले पकाउने। यसपालि हामीले जित्यौं, आँखा धुवाँले पोलेको छ।',
    warmth: 2,
  },
  {
    by: 'lok.bahadur',
    title: 'बागचालमा हारेको मान्छेले हिसाब माग्यो',
    text: 'बाघ चार, बाख्रा बीस, बहाना एक सय।',
    warmth: 1.8,
  },
  {
    by: 'bibek.s',
    hub: 'चाडपर्व',
    title: 'Kite string report: local cotton, nine cuts, one finger',
    text: 'Manjha is sharper, yes. It also takes birds and ears. Cotton and skill, friends. @nabin.photo has a picture of my grandfather with the same reel. #चंगा',
    pictures: [{ name: 'kites', alt: 'Kites of three colours over the roofs of the old town' }],
    warmth: 1.9,
    hoursAgo: 52,
  },
  {
    by: 'dipeshy',
    title: 'कुस्ती: जनकपुरको पुरानो अखडामा अझै माटो नयाँ',
    text: 'हरेक बिहान पाँच बजे, तोरीको तेल, हल्दी, माटो। उस्ताद ६६ वर्षका, हात मिलाउँदा मेरो औँला गन्नुपर्‍यो।',
    warmth: 1.5,
  },
  {
    by: 'suraj.cric',
    hub: 'CricketNepal',
    title: 'Rain. Covers. Tea. Rain.',
    text: 'Day one summary.',
    warmth: 1.4,
    hoursAgo: 100,
  },
  {
    by: 'sarita.nurse',
    title: 'Sprained ankle after futsal: what helps, what does not',
    text: `- **Helps:** ice in a cloth 15 minutes, rest, bandage not too tight, leg up
- **Does not:** massage on day one, hot turmeric, "walking it off"
- **Come in if:** you cannot take four steps, or it looks like somebody else’s foot

Keepers, you too, @aakash.ktm.`,
    warmth: 1.8,
  },
]
