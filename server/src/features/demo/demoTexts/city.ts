import type { DemoPost } from './shapes.ts'

export const cityPosts: DemoPost[] = [
  {
    by: 'prashantkc',
    hub: 'KTMCommute',
    title: 'The last micro to Chabahil waits. Every night. Even in the rain.',
    text: '8:40 PM, Kalanki. Everyone else had pulled the shutters down. This dai saw me running, switched the indicator on and waited two full minutes. No extra fare, just “चढ्नुस् भाइ”.',
    pictures: [
      {
        name: 'micro',
        alt: 'A white and green minibus with lit windows on a rainy street at night',
      },
    ],
    warmth: 3.2,
    hoursAgo: 18,
  },
  {
    by: 'rkthapa',
    hub: 'बत्ती गयो',
    title: 'कीर्तिपुरमा फेरि बत्ती गयो',
    text: 'साँझ ६ देखि ८ बजेसम्म भनेको, अहिलेसम्म आएको छैन। तपाईंहरूको टोलमा कस्तो छ? #बत्तीगयो',
    warmth: 1.8,
    hoursAgo: 0.7,
  },
  {
    by: 'sagar.bista',
    hub: 'बत्ती गयो',
    title: 'भोल्टेज आउने-जाने भएको बेला फ्रिज जोगाउने तरिका',
    text: `धेरै फोन आयो, एकैचोटि लेख्छु।

1. बत्ती गएपछि फ्रिजको प्लग झिक्नुस्। आउनेबित्तिकै **१० मिनेट** कुरेर मात्र लगाउनुस्।
2. स्टेबलाइजर टोलभरि एउटै ब्रान्ड नखोज्नुस्, *कपर वाइन्डिङ* खोज्नुस्।
3. अर्थिङ छ कि छैन, एकपटक जाँच गराउनुस्। रु. ५०० को काम, ज्यानको कुरा।

@rkthapa दाइ, कीर्तिपुरको त मैले केही गर्न सक्दिनँ, त्यो ट्रान्सफर्मरको कुरा हो। #बत्तीगयो`,
    warmth: 2,
    hoursAgo: 6,
  },
  {
    by: 'rojan.m',
    hub: 'KTMCommute',
    title: 'Koteshwor, 5:40 PM: I have aged',
    text: 'Entered the chowk single. Still single, but now with grey hair. Forty-five minutes for four hundred metres, a man sold me chatpate, a phone case and, almost, a plot of land. #Koteshwor #जाम',
    pictures: [{ name: 'micro', alt: 'A minibus with its headlights on in the evening rain' }],
    warmth: 2.5,
    hoursAgo: 3,
  },
  {
    by: 'hari.bus',
    hub: 'KTMCommute',
    title: 'कोटेश्वर चोकबारे चालकको तर्फबाट',
    text: `हामीलाई पनि जाम मन पर्दैन। एउटा ट्रिप घट्यो भने घरमा तरकारी घट्छ।

तीन कुराले धेरै फरक पार्छ:

- चोकको बीचमा हात नहल्लाउनुस्, स्टपमा उभिनुस्
- ओर्लिने ठाउँ आउनुअघि नै ढोकातिर सर्नुस्
- "यहीँ रोक्नुस् न दाइ" भन्नुअघि पछाडि हेर्नुस्, कति जना छन्

बाँकी हामी मिलाउँछौँ। ढोका समात्नुस् है। #जाम`,
    warmth: 2.2,
  },
  {
    by: 'sabinb',
    hub: 'KTMCommute',
    isHubPinned: true,
    title: 'Night micros by route: the list, now with 14 lines',
    text: `Collected from your replies, thank you. Last departure, as told by drivers:

- Kalanki → Chabahil **8:45** (waits, see @prashantkc)
- Ratnapark → Bhaktapur **9:15**
- Ratnapark → Sankhu **8:30** (ask for @hari.bus)
- Lagankhel → Godawari **8:00**
- Gongabu → Kirtipur **8:20**
- Jamal → Budhanilkantha **8:50**
- Sundhara → Thankot **8:40**

Seven more in the comments when I have confirmed them. If you ride one tonight, write the time down. #NightMicro`,
    pictures: [{ name: 'micro', alt: 'A minibus waiting in the rain, its inside lit' }],
    earlier: [
      {
        title: 'Night micros by route: the list begins',
        text: `Last departure, as told by drivers:

- Kalanki → Chabahil **8:45**
- Ratnapark → Bhaktapur **9:15**

If you ride one tonight, write the time down.`,
      },
    ],
    isPinned: true,
    warmth: 2.6,
    hoursAgo: 15,
  },
  {
    by: 'laxmi.hajurama',
    hub: 'KTMCommute',
    title: 'माइक्रोमा सिट छोडिदिने नानीलाई',
    text: 'चाबहिलबाट चढेको, हरियो झोला बोकेकी नानी। नाम सोध्न बिर्सेँ। तिम्रो हात चिसो थियो, तर मन तातो। खुसी रहू।',
    pictures: [{ name: 'micro', alt: 'राति, पानीमा, माइक्रो बस' }],
    warmth: 2.8,
  },
  {
    by: 'bishal.bike',
    hub: 'KTMCommute',
    title: 'Potholes of the Banepa road, ranked by name',
    text: `We named them so that we could warn each other.

1. **The Bathtub**, Sanga descent. Full again.
2. **Twin Sisters**, near the second petrol pump. You avoid one and meet the other.
3. **The Philosopher**, Banepa gate. You look into it, it looks into you.

Ride slow, helmet strap *closed*, not decorative.`,
    warmth: 2,
  },
  {
    by: 'jamuna.d',
    title: 'घरअगाडि पानीको घैँटो राखेकी छु',
    text: 'रिक्सावाला दाइहरूका लागि, हुलाकी भाइका लागि, बाटो हिँड्ने जोसुकैका लागि। पानी जति खानुस्, गिलास फिर्ता राखिदिनुस्।',
    warmth: 1.9,
  },
  {
    by: 'samjhana.k',
    title: 'Nepalgunj e-rickshaw fare: what do you pay, station to hospital?',
    text: 'They asked Rs 150 today, before it was 80. I want to know if it is the petrol that they do not use.',
    poll: { options: ['Rs 60–80', 'Rs 100', 'Rs 120–150', 'I walk'], hours: 24 },
  },
  {
    by: 'aakash.ktm',
    hub: 'KTMCommute',
    title: 'Pathao dai ko rating 5 star kina?',
    text: 'Bato birsiyo, petrol sakkiyo, helmet bhijeko thiyo. Tara jokes top class. Ratnapark dekhi Maitidevi samma dherai hasayo. Five star, no regret.',
    warmth: 1.6,
  },
  {
    by: 'manisha.code',
    hub: 'KTMCommute',
    title: 'Footpath QA report, New Road to Jamal',
    text: `Environment: production. Tester: one person with a heavy bag.

- **Blocker:** electric pole in the middle, footpath 0.4 m wide
- **Major:** open manhole, marked with one (1) branch
- **Minor:** shop mannequin stares
- **Won't fix:** pigeons

Steps to reproduce: walk.`,
    warmth: 2.7,
    hoursAgo: 44,
  },
  {
    by: 'sunita.b',
    title: 'मेलम्चीको पानी आयो! बाल्टिन, जग, भाँडो सबै भरियो',
    text: 'बिहान ३ बजे। पहिले सुनेको कल्पना होला भन्ठानेँ। छोरो पनि उठ्यो, दुवै जना पाइपको आवाज सुनेर बस्यौं। #पानी',
    warmth: 1.7,
  },
  {
    by: 'dipeshy',
    title: 'Janakpur–Jaynagar train: a ride report',
    text: `Ticket counter opened on time. I looked at my watch, then at the sky, then bought one.

Window seat, left side, is the better one: ponds, mango, a school that waves. The guard knows who is going to a wedding by the size of the tiffin. One hour and a bit. Nobody honks.

I have taken it 31 times for no reason at all. #रेल`,
    pictures: [
      { name: 'boats', alt: 'A pond by the line, two boats' },
      { name: 'planting', alt: 'Fields seen from the window' },
    ],
    warmth: 1.8,
  },
  {
    by: 'om.gupta',
    title: 'भैरहवा–बुटवल सडकको धुलो नापेर राखेको छु',
    text: 'पसलको काउन्टर बिहान पुछ्छु, दिउँसो औँलाले नाम लेख्न मिल्छ। नाति अक्षर सिक्दै छ, त्यसैमा।',
    warmth: 1.5,
  },
  {
    by: 'elisha.m',
    title: 'Cat no. 212: the manager of Thahity post office',
    text: 'Sleeps on the registered mail. Signs for nothing. #ThahityCats',
    warmth: 1.8,
  },
  {
    by: 'rkthapa',
    hub: 'बत्ती गयो',
    title: 'बत्ती आयो',
    text: 'खबर गर्छु भनेको थिएँ, गरेँ।',
    warmth: 2.6,
    hoursAgo: 50,
  },
  {
    by: 'nisha.c',
    hub: 'KTMCommute',
    title: 'Which bus goes from Baneshwor to the airport without the grand tour?',
    text: 'I have a flight to Dhangadhi on Friday at 7. Last time I saw Jorpati. I did not need to see Jorpati.',
    warmth: 0.9,
  },
  {
    by: 'maiya.tuladhar',
    hub: 'KTMCommute',
    title: 'असनको छ बाटो: हराउनेलाई नक्सा',
    text: `अन्नपूर्णको मन्दिरमा उभिनुस्। एउटा बाटो *भोटाहिटी* निस्कन्छ, एउटा *कमलाक्षी*, एउटा *भेडासिङ*… बाँकी बाटो मसला, माछा र तामाको गन्धले चिनिन्छ।

हराउनुभयो भने डराउनु पर्दैन। असनमा हराउने मान्छे फेरि असनमै निस्कन्छ।`,
    pictures: [{ name: 'pagoda', alt: 'पुरानो चोक र मन्दिर' }],
    warmth: 1.7,
  },
  {
    by: 'sandesh.fm',
    title: 'Butwal traffic bulletin, in song requests',
    text: 'When the bridge is jammed, everybody asks for sad songs. When it opens, dohori. I can tell the traffic from my inbox, I do not need the camera.',
    warmth: 1.6,
  },
  {
    by: 'bhim.bk',
    title: 'Bus accident near Kushma, everybody out, two hurt',
    text: 'Bus slid at the bend above the river, stopped by a tree. Driver and one passenger have broken bones, both awake, already at the hospital. Road is one way now. If your people were on the 7 AM from Baglung, call them, do not share pictures of the injured.',
    sensitive: true,
    warmth: 1.4,
  },
]
