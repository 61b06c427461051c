import type { DemoPost } from './shapes.ts'

export const awayPosts: DemoPost[] = [
  {
    by: 'deepak.doha',
    hub: 'परदेशी',
    title: 'क्रेनको टुप्पोबाट बिहान',
    text: 'भुइँबाट ८० मिटर। तल सहर सुतेकै छ, पूर्वतिर उज्यालो। त्यतैतिर खोटाङ पर्छ। हरेक दिन एकछिन त्यता हेर्छु, अनि काम सुरु। #परदेश',
    warmth: 2.8,
    hoursAgo: 17,
  },
  {
    by: 'shanti.ale',
    hub: 'परदेशी',
    title: 'Three jobs, one degree, zero idea how Nepali mothers did it with five children',
    text: `Monday: aged care, 6 to 2. Class at 3. Tuesday: café. Wednesday: class, class, cry, class.

I used to tell my aama she worries too much. Aama, I have found out what it is made of. You had five of us and no dishwasher and you still remembered who does not eat bitter gourd.

I am fine. I am tired and fine. Somebody in the flat made gundruk and now the whole floor knows where we are from. #Sydney #परदेश`,
    warmth: 2.9,
    hoursAgo: 34,
  },
  {
    by: 'kamal.pun',
    hub: 'परदेशी',
    isHubPinned: true,
    title: 'EPS को भाषा परीक्षा दिनेलाई ५ टिप्स',
    text: `1. सुन्ने भागमा प्रश्न **पहिले** पढ्नुस्
2. औजारका नाम कण्ठ गर्नुस्, त्यहीँबाट धेरै आउँछ
3. अन्दाज गर्नुपरे एउटै अक्षर रोज्नुस्
4. अघिल्लो रात निदाउनुस्
5. दलाललाई पैसा *नदिनुस्*। नाम निस्किने कम्प्युटरले हो, चिनजानले होइन

प्रश्न भए यहीँ सोध्नुस्, सिफ्ट सकेर जवाफ दिन्छु।`,
    warmth: 2.3,
  },
  {
    by: 'deepak.doha',
    hub: 'परदेशी',
    title: 'पैसा पठाउँदा: बैंक, एप, कि साथी?',
    text: 'अघिल्लो महिना दर राम्रो भनेर कुरेर बसेँ, अर्को महिना घट्यो। तपाईंहरू कसरी पठाउनुहुन्छ?',
    poll: { options: ['बैंक', 'रेमिट एप', 'साथीको हातमा', 'वर्षमा एकचोटि आफैँ'], hours: 120 },
    warmth: 1.5,
    hoursAgo: 80,
  },
  {
    by: 'jamuna.d',
    title: 'भाडाको घर होइन, भिडियो कलको घर',
    text: 'श्रीमान् मलेसियामा, छोरो जापानमा, छोरी काठमाडौंमा। खाना खाँदा तीनवटा मोबाइल टेबलमा ठड्याउँछु। बिल मेरो, गफ उनीहरूको। आज तीनै जनाले एकैचोटि "के पकाउनुभो?" भने। भटमासको झोल, नानी हो।',
    warmth: 3.1,
    hoursAgo: 10.5,
  },
  {
    by: 'meena.bhojpur',
    title: 'गाउँमा युवा कति छन्? हामीले गनेको',
    text: '४७ घर, १८ देखि ३५ सम्मका ९ जना। तीमध्ये दुई जना बिदामा आएका। तर यो साल ३ जना फर्किए, किवी लगाउने रे। बैठकमा ताली बज्यो।',
    warmth: 2.4,
  },
  {
    by: 'priyanka.m',
    hub: 'परदेशी',
    title: 'Remittance money: a small plan that works for my clients',
    text: `For every Rs 100 that arrives:

- 50 house, food, school
- 20 old loan, *first the one from the neighbour*
- 20 saving, in the name of the one who earns
- 10 joy. Write it down as joy, or you will spend it and feel guilty

Ten is not a luxury. It is why people last.`,
    warmth: 2.5,
  },
  {
    by: 'shanti.ale',
    hub: 'परदेशी',
    title: 'Syangja ko suntala, Sydney ko supermarket',
    text: 'Label ma "Mandarin, imported, premium". Boksa kholera sungha, ekchin ghar pugiyo. Kina? Kina aakha bhijyo, suntala le?',
    warmth: 2.1,
  },
  {
    by: 'yangchen',
    hub: 'परदेशी',
    title: 'Half of Lo is in New York now',
    text: 'On Losar my aunt in Queens cooks for eighty. On Losar in Lo Manthang my uncle cooks for eleven. Same recipe, the pot got smaller here and bigger there.',
    pictures: [
      { name: 'pass', alt: 'A snowy pass with a stupa' },
      { name: 'flags', alt: 'Prayer flags' },
      { name: 'gurans', alt: 'Flowers before the mountains' },
    ],
    warmth: 2.2,
  },
  {
    by: 'tek.gurung',
    title: 'लाहुरबाट फर्केको ३० वर्ष, अझै सपनामा परेड',
    text: 'बिहान ५ बजे आँखा खुल्छ, बिगुल बज्दैन, भाले बास्छ। भालेलाई सलाम ठोकेर उठ्छु।',
    warmth: 2.3,
  },
  {
    by: 'kamal.pun',
    hub: 'परदेशी',
    title: 'First snow in Ansan. Myagdi boys pretend not to be excited.',
    text: 'Thirty seconds later: snow fight, safety helmets on. Foreman joined. #परदेश',
    pictures: [{ name: 'pass', alt: 'Fresh snow and flags under a blue sky' }],
    warmth: 1.9,
  },
  {
    by: 'bhim.bk',
    title: 'फोन मर्मत होइन, आवाज मर्मत',
    text: 'आमैले भन्नुभो, "बाबु, यसमा छोराको आवाज छ, नमेटियोस्।" स्क्रिन फेरेँ, आवाज जोगाएँ, पैसा लिइनँ। छोरो साउदीबाट फोन गरेर रोयो, म पनि के कम।',
    warmth: 3,
    hoursAgo: 41,
  },
  {
    by: 'sunita.b',
    hub: 'परदेशी',
    title: 'Sister leaves for Japan on Sunday: what do you put in 23 kg?',
    text: 'So far: pickle 4 kg, masala 3 kg, one pressure cooker, zero clothes.',
    poll: {
      options: ['More pickle', 'Clothes, please', 'Titaura', 'The pressure cooker is right'],
      hours: 60,
    },
    warmth: 1.8,
    hoursAgo: 23,
  },
  {
    by: 'nabin.photo',
    hub: 'OldNepal',
    title: 'Studio portrait for a passport, Ratnapark, 2046 BS',
    text: 'He wore the photographer’s coat, like everybody in that studio that year. I have found the same coat in fourteen albums. It has seen more departures than the airport. #OldNepal',
    warmth: 2.6,
    hoursAgo: 88,
  },
  {
    by: 'phurba',
    hub: 'परदेशी',
    title: 'My cousin drives a bus in Toronto. In the snow they asked for his experience.',
    text: '"Lukla," he said. They gave him the route.',
    warmth: 2.4,
  },
  {
    by: 'hira.devi',
    hub: 'परदेशी',
    title: 'छोराले पठाएको वासिङ मेसिन',
    text: 'खोलामा लुगा धुँदा गाउँका सबै खबर थाहा हुन्थ्यो। अब मेसिनले धुन्छ, खबर कसले दिन्छ? म त फुर्सदमा खोलामै जान्छु, लुगा नलिई।',
    warmth: 2.7,
  },
  {
    by: 'manisha.code',
    hub: 'ITNepal',
    title: 'Remote job, client in Oslo, standup at 12:45 because of course Nepal is +5:45',
    text: 'Every calendar asks me if I am sure. I am sure. The fifteen minutes are ours.',
    warmth: 2.6,
    hoursAgo: 32,
  },
  {
    by: 'deepak.doha',
    hub: 'परदेशी',
    title: 'छोरीको चिठी, जस्ताको तस्तै',
    text: `> बाबा, मेरो रोल नम्बर ४ आयो। आमाले खसी किन्नुभयो तर त्यो अब मेरो साथी हो, त्यसैले दशैंमा नकाट्नु भनिदिनु। हजुर कहिले आउने? साइकलको चेन खुस्क्यो, काकाले मिलाइदिनुभयो। हजुरको जुत्ता मैले घाममा सुकाएकी छु।

खसी काटिने छैन। यो मेरो आदेश हो।`,
    warmth: 3.3,
    hoursAgo: 57,
  },
  {
    by: 'imran.a',
    title: 'Border ma bhansar: jhola ma aafno purano sweater',
    text: 'Sir le sodhnu bhayo, naya ho? Maile bhane, 2068 dekhi naya. Sabai hase, jhola pass.',
    warmth: 1.7,
  },
  {
    by: 'ashma',
    title: 'For friends abroad who ask what Dharan smells like today',
    text: 'Rain on hot road, akabare from three houses, somebody’s guitar. You are not missing much. You are missing everything.',
    pictures: [{ name: 'gurans', alt: 'Rhododendron flowers before distant peaks' }],
    warmth: 2.3,
  },
]
