import type { DemoPost } from './shapes.ts'

export const mountainPosts: DemoPost[] = [
  {
    by: 'norbu',
    hub: 'TrekNepal',
    isHubPinned: true,
    title: 'Thorong La this week: snow from Ledar, open, start before four',
    text: `Fresh snow, about a hand deep, from Ledar up. Two groups crossed yesterday and a mule train today, so there is a track.

- Start from High Camp **before 4**. The wind gets up at nine and does not sit down again
- Micro-spikes, not prayers. Bring both
- One day extra in Manang. The lecture at three is free and has saved more people than helicopters
- Headache that grows means **down**, also at night, also when you have paid for the porter

Apple pie is warm. I am at the last house with a blue roof. #ThorongLa #TrekNepal`,
    pictures: [
      {
        name: 'pass',
        alt: 'A walker and a small stupa on a snowy pass under lines of prayer flags',
      },
      { name: 'flags', alt: 'Prayer flags in the wind, white peaks behind' },
      { name: 'gurans', alt: 'The first flowers on the way down' },
    ],
    warmth: 2.7,
    hoursAgo: 7,
  },
  {
    by: 'pasang',
    hub: 'TrekNepal',
    title: 'Namche this morning: minus six, sky like glass',
    text: 'From the museum hill everything is out: Ama Dablam, Lhotse, and a German who forgot his second glove. Lukla flights on time since Monday. Bridges all fine. #Everest #मौसम',
    pictures: [{ name: 'pass', alt: 'Snow, prayer flags and a deep blue sky' }],
    warmth: 2.2,
    hoursAgo: 5,
  },
  {
    by: 'phurba',
    hub: 'TrekNepal',
    title: 'Lukla flights: what to do when the board says "hold"',
    text: `Day one: tea. Day two: cards. Day three: philosophy.

Practical:

1. Keep two buffer days at the end, not at the beginning
2. Ramechhap flights leave earlier in weather, yes, even with the 2 AM drive
3. Jiri is a road. Walking in from there is not a punishment, it is the better trek
4. Be kind at the counter. She did not order the clouds`,
    warmth: 2,
  },
  {
    by: 'mingma.l',
    hub: 'TrekNepal',
    title: 'Rhododendron below Lama Hotel opened early',
    text: 'रातो मात्र होइन, गुलाबी पनि। बाटोमा बाँदर छन्, बिस्कुट नदेखाउनुस्। Rooms available, hot water if the sun agrees. #Langtang #गुराँस',
    pictures: [
      { name: 'gurans', alt: 'Red and pink rhododendron before a row of white mountains' },
    ],
    warmth: 1.9,
  },
  {
    by: 'asmita.run',
    hub: 'TrekNepal',
    title: 'Ran Shivapuri before breakfast, met one leopard print and three grandmothers',
    text: '24 km, 1,500 m up. The grandmothers were faster on the descent. They carried grass.',
    pictures: [{ name: 'terraces', alt: 'Hillside terraces in morning light' }],
    warmth: 2.1,
  },
  {
    by: 'aarati',
    title: 'Phewa, 5:50. Nobody awake but the boats.',
    text: 'घर आएको दोस्रो दिन। माछापुच्छ्रे एकछिन मात्र देखियो, त्यति नै पुग्यो। #पोखरा',
    pictures: [
      { name: 'phewa', alt: 'A still lake at dawn with a pointed mountain and its reflection' },
      { name: 'boats', alt: 'A red boat with one rower and a yellow boat' },
      { name: 'terraces', alt: 'Fields above the lake' },
      { name: 'gurans', alt: 'Rhododendron with the range behind' },
    ],
    warmth: 2.6,
    hoursAgo: 74,
  },
  {
    by: 'hira.devi',
    hub: 'TrekNepal',
    title: 'घोरेपानी–पुनहिल: बाटो खुला छ, हिउँ छैन',
    text: 'बिहान ४:१५ मा हिँड्नुस्, ५:३० मा पुगिन्छ। टर्च आफ्नै ल्याउनुस्, मोबाइलको ब्याट्री चिसोमा मर्छ। फर्किएपछि ढिँडो तयार हुन्छ। #Poonhill',
    pictures: [{ name: 'gurans', alt: 'गुराँस र हिमाल' }],
    warmth: 1.7,
  },
  {
    by: 'tashi.dolma',
    title: 'टावर चल्यो। डोल्पाबाट नमस्ते।',
    text: 'तीन दिनको खबर एकैचोटि: फोक्सुन्डोको किनारमा बरफ बस्न थाल्यो, याक ओरालो झर्‍यो, मेरो भाइको भर्खरै छोरी जन्मी। फेरि टावर जानुअघि लाइक गर्नुस्।',
    warmth: 2.9,
    hoursAgo: 38,
  },
  {
    by: 'yangchen',
    hub: 'TrekNepal',
    title: 'Jomsom–Lo Manthang by shared jeep: prices and patience',
    text: `Jomsom to Kagbeni, then Chele, then change. Seats are shared when full, and full means full.

- Start at seven, river crossings are lower in the morning
- Cash only after Kagbeni
- Dust mask for the road, sunglasses for the wind, jokes for the puncture

Permits are checked at Kagbeni, three times, by the same kind man.`,
    pictures: [{ name: 'flags', alt: 'Flags over a high dry pass' }],
    warmth: 1.5,
  },
  {
    by: 'pasang',
    hub: 'TrekNepal',
    isHubPinned: true,
    title: 'What porters should never carry, and what you should say when you see it',
    text: `I have worked since I was sixteen. First with a doko, then with a stick, now with a radio. So this is not from a book.

**Weight.** Thirty kilos is the line most of us agreed on. I have seen sixty. Sixty is not strength, it is a bad contract.

**Clothes.** If the client has a down jacket and the porter has a football shirt, somebody took the difference. Ask at the start of the trek, not at the pass.

**Illness.** A sick porter is not sent down alone. Not with money, not with a kind word. With a person.

**Tips.** Give them by hand, to each one, in front of everybody. It is not rude. It is arithmetic.

> My father used to say: the mountain does not know who paid.

If your agency cannot answer these four, change the agency. @phurba answers them before you ask. There are many like him. #TrekNepal`,
    isPinned: true,
    warmth: 3.1,
    hoursAgo: 60,
  },
  {
    by: 'bishal.bike',
    title: 'Mugling–Narayangadh dry landslide, one lane, stones still falling',
    text: 'At 2 PM I counted eleven trucks waiting. Do not stop under the netted slope for a selfie. Alternate via Hetauda takes two hours longer and gives you ten years more.',
    sensitive: true,
    warmth: 1.6,
  },
  {
    by: 'norbu',
    hub: 'TrekNepal',
    title: 'Altitude question: have you ever turned around below a pass?',
    text: 'No shame here. I have, four times, and I was born at 3,500.',
    poll: { options: ['Yes, my head', 'Yes, the weather', 'Yes, my knees', 'Not yet'], hours: 168 },
    warmth: 1.4,
    hoursAgo: 90,
  },
  {
    by: 'kabita.magar',
    title: 'श्रीनगर डाँडाबाट हिमाल पूरै खुल्यो',
    text: 'धौलागिरिदेखि माछापुच्छ्रेसम्म एकै लाइन। तानसेन आउनेहरू, बिहान ७ बजे अघि उक्लिनुस्, कुहिरो तलतिर सुतिरहेको हुन्छ। #पाल्पा',
    pictures: [{ name: 'terraces', alt: 'हरियो डाँडा, माथि सेता हिमाल' }],
    warmth: 1.8,
  },
  {
    by: 'sarita.nurse',
    hub: 'TrekNepal',
    title: 'Leech bites: a calm guide',
    text: 'Salt makes it vomit into the wound. Do not. Fingernail under the thin end, slide, flick, wash. It will bleed a while, it looks worse than it is. Picture in your head only, I spared you mine.',
    sensitive: true,
    warmth: 1.5,
  },
  {
    by: 'riya.shakya',
    hub: 'TrekNepal',
    title: 'First trek plan: Mardi in four days, four girls, no guide. Sane?',
    text: 'We are reasonably fit and unreasonably excited. My mother will only say yes if somebody here says yes first.',
    poll: {
      options: ['Yes, go', 'Yes, but take a guide', 'Five days, not four', 'Take your mother'],
      hours: 96,
    },
    warmth: 1.7,
    hoursAgo: 26,
  },
  {
    by: 'roshan.jumla',
    hub: 'TrekNepal',
    title: 'Rara: the road from Jumla is open again, small vehicles only',
    text: 'ताल निलो, बाटो रातो, गाडी बिस्तारै। चिसो लाग्छ, ज्याकेट ल्याउनुस्। Beans are Rs 350 a kilo here, do not bargain, you know what they cost in your city. #Rara',
    pictures: [{ name: 'phewa', alt: 'A wide blue lake with mountains behind it' }],
    warmth: 1.9,
  },
  {
    by: 'tek.gurung',
    hub: 'खेतीपाती',
    title: 'भीरमौरीको मह: खानुअघि यो पढ्नुस्',
    text: `पाहुनाले सधैँ सोध्छन्, "बाजे, पागल मह?" हो, वसन्तको महले रिङ्गाउँछ। एक चम्चा भनेको **चियाको** चम्चा हो, भातको होइन।

- मुटु र प्रेसरका बिरामीले नखाने
- बच्चालाई नदिने
- खाएपछि बसिराख्ने, सेल्फी खिच्न भीरमा नजाने

मौरीले भन्दा मान्छेले बढी दुःख दिन्छन्।`,
    warmth: 2,
  },
  {
    by: 'prashantkc',
    title: 'You can see Ganesh Himal from the Balkhu overpass today',
    text: 'The whole bus stood up on one side. The conductor said the bus would tip. Nobody sat down. #मौसम',
    warmth: 2.3,
    hoursAgo: 21,
  },
  {
    by: 'gopal.g',
    title: 'बन्दीपुरको बिहान, ७२ वर्षको घुँडासहित',
    text: 'दमौलीबाट बस, डुम्रेबाट हिँडेरै उक्लिएँ। तीन घण्टा लाग्यो, बीचमा दुई पटक चिया र एक पटक गुनासो। माथि पुगेपछि घुँडाले पनि भन्यो, "लौ, ठिकै हो।"',
    pictures: [{ name: 'terraces', alt: 'डाँडाका गरा र हिमाल' }],
    warmth: 2.2,
  },
  {
    by: 'phurba',
    hub: 'TrekNepal',
    title: 'Looking for two cooks and one kitchen helper, Khumbu, six weeks',
    text: 'Insurance, proper shoes and pay in writing, half in advance. Women and men both. Message me or ask @pasang if I am honest.',
    warmth: 1.3,
  },
  {
    by: 'kiran.dev',
    hub: 'TrekNepal',
    title: 'For people who like reading before walking',
    text: 'A good long article to start with on the park around Everest, its villages and its rules: https://en.wikipedia.org/wiki/Sagarmatha_National_Park',
    linked: {
      title: 'Sagarmatha National Park - Wikipedia',
      description:
        'The protected land around the highest mountain, and those who live and walk in it.',
      picture: 'pass',
    },
    warmth: 1.1,
  },
]
