import type { DemoPost } from './shapes.ts'

export const fieldPosts: DemoPost[] = [
  {
    by: 'sitaram.khet',
    hub: 'खेतीपाती',
    title: 'गोलभेंडा बारीमा रु. १८, काठमाडौंमा रु. ९०। बीचमा को छ?',
    text: `आज बिहान ४ क्रेट बेचेँ। हिसाब यस्तो छ:

- बीउ, मल, औषधि: किलोको रु. ११
- ज्यालो: रु. ४
- क्रेट र ढुवानी चोकसम्म: रु. २

हातमा रु. १। काठमाडौंको साथीले फोटो पठायो, पसलमा रु. ९०। मलाई रिस उठेको होइन, हिसाब मिलाउन मन लागेको हो। #कृषि #गोलभेंडा`,
    warmth: 3,
    hoursAgo: 16,
  },
  {
    by: 'laxman.mahato',
    hub: 'खेतीपाती',
    isHubPinned: true,
    title: 'आजको थोक भाउ, लालबन्दी',
    text: `- गोलभेंडा, सानो: १६–२०
- काउली: २५
- बन्दा: १२
- भिन्डी: ३५
- हरियो खुर्सानी: ५५

ट्रक बेलुका ५ बजे निस्कन्छ। @sitaram.khet दाइ, मिलेर पठाऔं, ढुवानी आधा हुन्छ। #तरकारी`,
    warmth: 1.6,
    hoursAgo: 12.5,
  },
  {
    by: 'sitaram.khet',
    hub: 'खेतीपाती',
    title: 'रोपाइँ सकियो। ढाड गयो, मन आयो।',
    text: 'हिलो, गीत, दही-चिउरा। छोरो भिडियो खिच्दाखिच्दै आलीबाट खस्यो, भिडियो चैं राम्रो आयो। #असार१५',
    pictures: [
      { name: 'planting', alt: 'छाते टोपी लगाएर धान रोपिरहेका मान्छे' },
      { name: 'terraces', alt: 'हरिया गरा, पछाडि हिमाल' },
    ],
    warmth: 2.2,
  },
  {
    by: 'roshan.jumla',
    hub: 'खेतीपाती',
    title: 'Apples are ready. The road is thinking about it.',
    text: 'Two hundred crates under the roof, Rs 60 a kilo at the tree. If three of you share a truck to Surkhet I will put in beans for the driver’s children. #जुम्ला #स्याउ',
    pictures: [{ name: 'terraces', alt: 'A green valley with fields under snow mountains' }],
    warmth: 2,
  },
  {
    by: 'anita.rai',
    hub: 'खेतीपाती',
    title: 'Green leaf price again: Rs 38. Picking costs 22.',
    text: 'The factory says the auction is weak. The auction says the weather. The weather says nothing, it rains. We are six small growers thinking of our own roller. Has anybody done this? #इलाम #chiya',
    pictures: [{ name: 'planting', alt: 'People bending over green rows on a slope' }],
    warmth: 1.8,
    hoursAgo: 325,
  },
  {
    by: 'tek.gurung',
    hub: 'खेतीपाती',
    title: 'मौरी गोलाबाट एउटा चाको कम। भालु कि छिमेकी?',
    text: 'पन्जाको डोब छैन, चुरोटको ठुटो छ। भालुले चुरोट खाँदैन।',
    poll: { options: ['भालु', 'छिमेकी', 'चुरोट खाने भालु'], hours: 48 },
    warmth: 2.4,
    hoursAgo: 70,
  },
  {
    by: 'meena.bhojpur',
    hub: 'खेतीपाती',
    title: 'अम्रिसोको भाउ बढ्यो, हामी खुसी',
    text: 'भिरालो पाखोमा लगाएको, पहिरो पनि रोकियो, पैसा पनि आयो। सहरमा कुचो किन्दा सम्झनुस्, त्यो कुनै आमाको भीर हो।',
    warmth: 1.7,
  },
  {
    by: 'sunita.b',
    hub: 'खेतीपाती',
    title: 'Roof garden update: the pumpkin has reached the neighbour',
    text: 'It is on their side now. By custom, is the fruit theirs, ours, or a reason for tea?',
    poll: { options: ['Theirs', 'Ours', 'Half each', 'Tea first'], hours: 72 },
    warmth: 1.6,
    hoursAgo: 36,
  },
  {
    by: 'gita.tharu',
    hub: 'खेतीपाती',
    title: 'हात्तीले धान खायो, तर घर छोड्यो',
    text: `राति २ बजे आयो, एक्लै, बूढो भाले। हामीले टिन ठटायौं, राँको बाल्यौं, उसले हेर्‍यो, अनि आरामले खायो।

बिहान पाइला नाप्यौं, नातिको नुहाउने टबजत्रो। क्षतिपूर्तिको फारम वडामा छ, फोटो राखेर भर्नुस् है छिमेकीहरू। #बर्दिया`,
    warmth: 2.3,
  },
  {
    by: 'rajesh.jha',
    hub: 'खेतीपाती',
    title: 'Makhana pond: first harvest, hands like sandpaper',
    text: 'My uncle dives, I count. 38 kilos. In Kathmandu they put it in a plastic jar and call it a superfood. Here we call it Tuesday.',
    pictures: [{ name: 'boats', alt: 'Boats on calm water' }],
    warmth: 1.9,
  },
  {
    by: 'fulmati',
    hub: 'खेतीपाती',
    title: 'तोरी फुल्यो, दाङ पहेंलो भयो',
    text: 'साइकल रोकेर हेरेँ। पछाडिको ट्रकले पनि रोकेर हेर्‍यो। कसैले हर्न बजाएन। #दाङ',
    warmth: 2.1,
  },
  {
    by: 'gopal.g',
    hub: 'खेतीपाती',
    title: 'सुन्तलामा कीरा: औषधि कि उपाय?',
    text: 'कृषिका भाइले औषधि लेखिदिए, छिमेकी कृष्णप्रसादले तोरीको पिना। दुवै आधा-आधा बोटमा लगाएको छु। नतिजा मङ्सिरमा, प्रमाणसहित।',
    warmth: 1.4,
  },
  {
    by: 'ganesh.doti',
    hub: 'खेतीपाती',
    title: 'डोटीको भुटेको भट्ट सहरमा कति पर्छ?',
    text: 'यहाँ एक मानाको ६०। भाइले दिल्लीबाट सोध्यो, "दाइ, कुरियर गर्न मिल्छ?" भट्टभन्दा कुरियर महँगो। यसैलाई बजार भन्छन् होला।',
    warmth: 1.3,
  },
  {
    by: 'samjhana.k',
    hub: 'खेतीपाती',
    title: 'Heat and rain: when do you sow lentils now?',
    text: 'My father’s calendar says one thing, the sky another. Farmers of Banke and Bardiya, what date did you choose this year? I collect answers for our radio with @sandesh.fm.',
    warmth: 1.2,
  },
  {
    by: 'tashi.dolma',
    title: 'याक र डोरी',
    text: 'याकले डोरी चबायो। नयाँ डोरी किन्न दुनै झर्न दुई दिन। याक खुसी, म फिटनेसमा।',
    warmth: 2,
  },
  {
    by: 'norbu',
    hub: 'खेतीपाती',
    title: 'Buckwheat harvest done before the wind, for once',
    text: 'Eleven families, four days, one pressure cooker that served everybody. The field by the river goes to the school this year. #Manang',
    pictures: [{ name: 'planting', alt: 'Workers in a terraced field' }],
    warmth: 1.6,
  },
  {
    by: 'laxman.mahato',
    hub: 'खेतीपाती',
    title: 'काउली फाल्नुभन्दा सुकाउने: हाम्रो प्रयोग',
    text: `भाउ ५ रुपैयाँ पुगेको दिन फाल्न मन लागेन।

1. फूल काट्ने, नुन-पानीमा २ मिनेट
2. नाङ्लोमा, जालीमुनि, तीन घाम
3. हावा नछिर्ने झोलामा

१० किलो काउली, ९ सय ग्राम सुकुटी काउली। हिउँदभरि बिक्छ, रु. ६०० किलो। आमाको सीप, मेरो नाङ्लो। #कृषि`,
    warmth: 2.2,
  },
  {
    by: 'jamuna.d',
    hub: 'खेतीपाती',
    title: 'हाटबजारमा आज: काँचो हल्दी, लोकल कुखुराको अन्डा, एउटा हराएको बाख्रो',
    text: 'बाख्रो भेटियो, हल्दी सकियो, अन्डा घरसम्म आइपुग्दा दुई फुट्यो। राम्रै दिन।',
    warmth: 1.3,
  },
  {
    by: 'anita.rai',
    title: 'Kanyam fog, ten minutes after sunrise',
    text: 'You hear the pickers before you see them. Somebody is always singing, nobody knows who. #इलाम',
    pictures: [{ name: 'terraces', alt: 'Rows of green hills, pickers small in the distance' }],
    warmth: 2,
    hoursAgo: 82,
  },
  {
    by: 'hira.devi',
    hub: 'खेतीपाती',
    title: 'अल्लोको धागो: सिस्नोले पोल्छ, कपडाले न्यानो दिन्छ',
    text: 'काट्ने, पकाउने, चुट्ने, कात्ने। १० केजी बोक्राबाट एउटा सल। पाहुनाले मोल सोध्छन्, म काम देखाउँछु, अनि मोल सोध्दैनन्।',
    warmth: 1.9,
  },
]
