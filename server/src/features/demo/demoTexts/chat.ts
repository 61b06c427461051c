import type { DemoPost } from './shapes.ts'

/** Jokes, questions and small things of the day. */
export const chatPosts: DemoPost[] = [
  {
    by: 'lok.bahadur',
    title: 'लोकतन्त्र भनेको के हो?',
    text: 'चिया पसलमा सबैले एकैचोटि बोल्न पाउनु। सुशासन भनेको? कसैले सुन्नु।',
    warmth: 2.9,
    hoursAgo: 25,
  },
  {
    by: 'lok.bahadur',
    title: 'हाम्रो टोलमा विकास आयो',
    text: `पहिलो दिन: बाटो खने।
दोस्रो दिन: शिलान्यास।
तेस्रो दिनदेखि: माछापालन।

खाल्डोको उद्घाटनमा म पनि गएँ, चिउरा मीठो थियो।`,
    warmth: 2.7,
  },
  {
    by: 'dilliram',
    title: 'नेपालीमा सबैभन्दा सुन्दर शब्द कुन हो?',
    text: 'मेरो मत "साँझ"। चन्द्रबिन्दु आफैँ घाम अस्ताए जस्तो देखिन्छ। तपाईंको?',
    poll: { options: ['साँझ', 'झरी', 'माया', 'भात', 'छुट्टी'], hours: 144 },
    warmth: 2.2,
    hoursAgo: 48,
  },
  {
    by: 'laxmi.hajurama',
    title: 'यो "स्टोरी" भन्ने कुरा कहाँ जान्छ २४ घण्टापछि?',
    text: 'नातिले भन्छ हराउँछ। मेरो जमानामा कथा हराउँदैनथ्यो, झन् बढ्थ्यो।',
    warmth: 3,
    hoursAgo: 6.5,
  },
  {
    by: 'riya.shakya',
    title: 'Aama typed "k" on purpose. I am in danger.',
    text: '',
    warmth: 2.4,
    hoursAgo: 2.7,
  },
  {
    by: 'sandesh.fm',
    title: 'Song request of the week',
    text: '"For my wife, who is sitting beside me and not speaking." We played it twice. Update: she asked for the volume. #Butwal',
    warmth: 2.6,
  },
  {
    by: 'elisha.m',
    title: 'बिरालो नम्बर २१५: असनको धूपमा सुत्ने, कसैको नमान्ने',
    text: 'आज चित्र कोर्न बस्दा आफैँ आएर कापीमा बसी। चित्रमा अब पन्जाको छाप पनि छ, हस्ताक्षर ठानेँ। #ThahityCats',
    warmth: 1.9,
  },
  {
    by: 'aarati',
    hub: 'ITNepal',
    title: 'Question for the spreadsheet people of Jes',
    text: 'How do you sort names when half are in देवनागरी and half are in English? My boss said "just alphabetically". Whose alphabet, sir?',
    warmth: 2,
    hoursAgo: 49,
  },
  {
    by: 'aarati',
    title: 'काठमाडौंको छतबाट पोखरा खोज्दै',
    text: 'कार्यालयको छतमा चिया। पश्चिमतिर हेरेँ, बादल थियो, तर त्यो बादल पनि सायद फेवाबाटै आएको होला। घर सम्झनेहरूको टोली छ यहाँ? #पोखरा',
    pictures: [{ name: 'chiya', alt: 'साँझको चिया, दुई गिलास' }],
    warmth: 2.2,
    hoursAgo: 8.6,
  },
  {
    by: 'aarati',
    hub: 'KathmanduEats',
    title: 'Weekend: 40 sel roti, 3 burns, 1 proud aama on video call',
    text: 'She corrected my wrist from Pokhara, through a phone leaning on the sugar tin. "अलि माथिबाट खन्याऊ।" She was right. She is always right. Thank you @laxmi.hajurama for the banana question, I passed it on. #selroti',
    pictures: [
      { name: 'selroti', alt: 'Sel roti in hot oil' },
      { name: 'chiya', alt: 'Tea beside a plate of sel roti' },
    ],
    warmth: 2.3,
    hoursAgo: 122,
  },
  {
    by: 'kiran.dev',
    hub: 'ITNepal',
    title: 'Re: sorting names in two scripts',
    text: `@aarati short answer: pick a collation and write down which. Long answer:

- Sort by a *key*, not by what is shown
- The key can be the romanised name, made once
- Never sort by the first byte, that is how "आरती" ends after "Zebra"

Tell your boss it is "alphabetical, twice".`,
    warmth: 1.6,
    hoursAgo: 45,
  },
  {
    by: 'prashantkc',
    hub: 'KTMCommute',
    title: 'Overheard on the Ring Road bus',
    text: `"भाइ, चक्रपथ जान्छ?"
"दिदी, हामी चक्रपथमै छौँ।"
"त्यो त थाहा छ, जान्छ कि जाँदैन?"

Nobody on this bus has stopped thinking about it.`,
    pictures: [{ name: 'micro', alt: 'A minibus at night' }],
    warmth: 2.8,
    hoursAgo: 72,
  },
  {
    by: 'kabita.magar',
    title: 'रातको झरी, टिनको छाना, एउटा पुरानो गीत',
    text: 'केही लेख्न मन थिएन, सुनाउन मन थियो। सुन्नुभयो होला। #झरी',
    warmth: 2.1,
  },
  {
    by: 'nisha.c',
    title: 'What is the correct distance between two people in a Nepali queue?',
    text: 'At the bank today mine was negative.',
    warmth: 2.2,
  },
  {
    by: 'tashi.dolma',
    title: 'आकाशगंगा हेर्न डोल्पा आउनुस्',
    text: 'बत्ती गएको होइन, बत्ती आएकै छैन। तर आकाशमा लोडसेडिङ हुँदैन।',
    pictures: [{ name: 'ping', alt: 'Stars above the hills at dusk' }],
    warmth: 2.7,
    hoursAgo: 95,
  },
  {
    by: 'rkthapa',
    hub: 'बत्ती गयो',
    title: 'कसैको घरमा पुरानो टर्च बाल्ने सेल छ? ठूलो वाला',
    text: 'पसलेले म्युजियम देखाइदियो।',
    warmth: 1.6,
  },
  {
    by: 'sujata',
    hub: 'KathmanduEats',
    title: 'Unpopular opinion: the second plate is never as good and we should stop lying',
    text: 'I will still order it. #momo',
    pictures: [{ name: 'momo', alt: 'A full plate of momo seen from above' }],
    warmth: 2.1,
    hoursAgo: 29.5,
  },
  {
    by: 'sujata',
    hub: 'KathmanduEats',
    title: 'Trying a new rating: steam, skin, juice, achar, didi',
    text: `Out of 5 each. The last one counts double: a place where the didi remembers your spice level has already won.

@bina.momo is 24 of 30. She lost points because I had to wait, and I had to wait because of me. #KathmanduEats`,
    warmth: 1.7,
  },
  {
    by: 'maiya.tuladhar',
    hub: 'KathmanduEats',
    title: 'नयाँ पुस्ताले सोध्छ, "आन्टी, मसला पिसेको छ?"',
    text: 'छ नानी। तर खल र लोहोरो पनि छ। पहिलो पटक सित्तैंमा पिस्न दिन्छु, दोस्रो पटक आफैँ माग्न आउँछन्।',
    warmth: 1.8,
  },
  {
    by: 'puja.karna',
    title: 'Process: one fish, six lines, no eraser',
    text: 'My grandmother said a rubbed-out line stays angry. So I draw slowly and live with the fish I get. #Mithila',
    warmth: 2.2,
  },
  {
    by: 'bishal.bike',
    title: 'Puncture dai ko philosophy',
    text: '"भाइ, टायर होइन, बाटो हेरेर हिँड्नुस्।" Rs 100 for the patch, the rest was free.',
    warmth: 1.7,
  },
  {
    by: 'aakash.ktm',
    hub: 'KathmanduEats',
    state: 'removed',
    title: 'Buy my notes! Cheap! All subjects! Inbox!!!',
    text: 'Full set, guaranteed pass. INBOX FAST. Offer today only.',
    warmth: -1.5,
    hoursAgo: 110,
  },
  {
    by: 'ichchha',
    title: 'How do you all write: देवनागरी, romanised, or English?',
    text: 'My phone makes it hard to type nepali so I write yesto, but I read देवनागरी faster. Curious.',
    poll: { options: ['देवनागरी', 'Romanised', 'English', 'Sabai mix'], hours: 168 },
    warmth: 2.1,
    hoursAgo: 30,
  },
  {
    by: 'om.gupta',
    title: 'ग्राहक: "साहुजी, अन्तिम मूल्य?"',
    text: 'मैले भनेँ, अन्तिम भन्ने कुरा जीवनमा एउटै हुन्छ, साबुनमा हुँदैन। लिनुस्, दुई रुपैयाँ कम।',
    warmth: 2.3,
  },
  {
    by: 'nabin.photo',
    hub: 'OldNepal',
    isHubPinned: true,
    title: 'Tip for saving family photographs before the monsoon does',
    text: `- Out of the plastic albums, the glue eats them
- Soft pencil on the back: who, where, which festival. Names first, dates can be guessed
- Butter paper between, steel trunk, a few cloves of dried neem
- Photograph each one with a phone at a window, no flash

And ask the oldest person in the house this week, not next year. #OldNepal`,
    pictures: [
      { name: 'window', alt: 'A window with daylight, good for taking pictures of pictures' },
    ],
    warmth: 2.5,
    hoursAgo: 105,
  },
  {
    by: 'sabinb',
    hub: 'चाडपर्व',
    title: 'Reading list for the bus: Dashain, explained from the outside',
    text: 'Interesting to read how your own festival looks in an encyclopedia. They left out the card games. https://en.wikipedia.org/wiki/Dashain',
    linked: {
      title: 'Dashain - Wikipedia',
      description: 'Fifteen days in autumn: tika, jamara, swings, kites and the way home.',
      picture: 'ping',
    },
    warmth: 1.2,
  },
  {
    by: 'gopal.g',
    title: 'बिहानको हिँडाइमा भेटिएका: ३ कुकुर, २ मित्र, १ सुन्तला',
    text: 'पेन्सनमा यति भए पुग्छ।',
    warmth: 2,
    hoursAgo: 3.4,
  },
]
