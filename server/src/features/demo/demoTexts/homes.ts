import type { DemoPost } from './shapes.ts'

export const homePosts: DemoPost[] = [
  {
    by: 'nisha.c',
    hub: 'RoomFinderKTM',
    title: '2BHK flat in New Baneshwor, morning sun, water every day',
    text: 'Third floor, five minutes from the eye hospital. Rs 28,000 a month, no broker, family or students both welcome. Message before you come, the dog is loud but kind. #RoomFinderKTM',
    pictures: [
      { name: 'room', alt: 'A bright room with a bed, a plant and a window to the mountains' },
      { name: 'window', alt: 'The window with red curtains, hills outside' },
    ],
    warmth: 1.8,
    hoursAgo: 10,
  },
  {
    by: 'ichchha',
    hub: 'RoomFinderKTM',
    title: 'Room wanted near Pulchowk, one quiet person with many books',
    text: 'Budget Rs 9,000. I cook, I clean, I do not own a speaker. From next month. First post here, hello! #RoomFinderKTM',
    pictures: [{ name: 'window', alt: 'The kind of window I hope for' }],
    warmth: 1.6,
    hoursAgo: 5.5,
  },
  {
    by: 'aakash.ktm',
    hub: 'RoomFinderKTM',
    title: 'रुम पार्टनर चाहियो, कीर्तिपुर, रु. ४,५००',
    text: `सर्त सजिलो छ:

- भाँडा पालैपालो
- भातमा ढुङ्गा नभेट्टाउने आँखा भएको
- परीक्षाको बेला चुपचाप
- फुटबल हेर्दा चुप बस्न नपर्ने

ढोकामा पुरानो स्टिकर छ, सोध्नै पर्दैन।`,
    pictures: [{ name: 'room', alt: 'खाट, बोट र झ्याल भएको सानो कोठा' }],
    warmth: 1.7,
  },
  {
    by: 'sabinb',
    hub: 'RoomFinderKTM',
    isHubPinned: true,
    title: 'Ten questions to ask before you pay the advance',
    text: `1. Water: from where, which days, is there a bill?
2. Electricity: own meter or "per unit as I say"?
3. Gate closes when? Ask the *tenant*, not the owner
4. Who fixes the tap?
5. Kitchen smoke: where does it go?
6. Notice period, both directions
7. Dashain rent rise: how much last year?
8. Guests overnight?
9. Bike parking in rain
10. Why did the last person leave?

Number ten tells you the other nine. #RoomFinderKTM`,
    warmth: 2.5,
  },
  {
    by: 'manisha.code',
    hub: 'RoomFinderKTM',
    title:
      'Gharbeti le bhannu bhayo: "bachelor allowed, noise not allowed, guest not allowed, cooking smell not allowed"',
    text: 'So a photograph of a bachelor may live there. हजुर, म मान्छे हुँ, वालपेपर होइन।',
    warmth: 2.4,
  },
  {
    by: 'sunita.b',
    hub: 'RoomFinderKTM',
    title: 'तल्लो तला भाडामा: शिक्षक वा नर्सलाई प्राथमिकता',
    text: 'दुई कोठा, भान्सा, करेसा जोडिएको। छोराछोरीलाई कहिलेकाहीँ गणित सिकाइदिए भाडामा छुट। बूढानीलकण्ठ।',
    pictures: [{ name: 'window', alt: 'रातो पर्दा भएको झ्याल र बाहिर डाँडा' }],
    warmth: 1.4,
  },
  {
    by: 'elisha.m',
    title: 'Found: one key ring with a wooden rhino, near Thamel Chowk',
    text: 'Three keys, one of them very old. I left my number with the sugar cane juice dai. Tell me what is written on the rhino’s belly and it is yours.',
    warmth: 1.5,
    hoursAgo: 14,
  },
  {
    by: 'gopal.g',
    title: 'हराएको सूचना: कालो झोला, भित्र पेन्सनको कागज',
    text: 'दमौली बसपार्कदेखि शुक्लागण्डकी जाने बसमा छुट्यो। पैसा भए राख्नुस्, कागज मात्र फिर्ता गरिदिनुस्। एक बूढो मान्छेको रिक्वेस्ट।',
    earlier: [
      {
        title: 'हराएको सूचना: कालो झोला',
        text: 'दमौली बसपार्कदेखि शुक्लागण्डकी जाने बसमा छुट्यो। भित्र पेन्सनको कागज छ।',
      },
    ],
    warmth: 2,
    hoursAgo: 55,
  },
  {
    by: 'gopal.g',
    title: 'झोला भेटियो!',
    text: 'बसका सहचालक भाइ आफैँ घरमा ल्याइदिए। पैसा पनि जस्ताको तस्तै। चिया खान मानेनन्, "ढिला हुन्छ बाजे" भनेर गए। देशमा मान्छे छन् है।',
    warmth: 3,
    hoursAgo: 33,
  },
  {
    by: 'hari.bus',
    title: 'बसमा भेटिएका सामान, यो महिना',
    text: `- छाता ७ (दुई जोर मिल्छ)
- टिफिन ४, एउटामा भात थियो, मैले फालेँ, माफ गर्नुस्
- ज्योमेट्री बक्स १, भित्र प्रेमपत्र, पढेको छैन
- दाँत १ जोर

रत्नपार्क काउन्टरमा छ। दाँतको साहु छिटो आउनुस्, मासु खाने बेला भयो।`,
    warmth: 2.9,
    hoursAgo: 47,
  },
  {
    by: 'bhim.bk',
    title: 'Pani pareko phone: rice ma narakhnus',
    text: `चामलले पानी होइन, धुलो दिन्छ। के गर्ने:

1. अफ गर्ने, अन गरेर *नहेर्ने*
2. सिम, कभर झिक्ने
3. पंखाअगाडि २४ घण्टा, घाममा होइन
4. त्यसपछि मकहाँ ल्याउने

चामल पकाएर खानुस्।`,
    warmth: 2.1,
  },
  {
    by: 'nabin.photo',
    hub: 'OldNepal',
    title: 'Does anybody know this courtyard? Around 2018 BS',
    text: `From a tin found in a house being pulled down in Banepa. Three sisters, a well, a carved window with a peacock that looks left. Most peacocks look right.

The family would like to give the picture to whoever belongs to it. #OldNepal`,
    pictures: [
      { name: 'pagoda', alt: 'An old brick square with carved houses around a temple' },
      { name: 'kites', alt: 'The sky over the roofs, with kites' },
    ],
    warmth: 2.3,
  },
  {
    by: 'maiya.tuladhar',
    hub: 'OldNepal',
    title: 'हजुरआमाको काँसको थाल, दाग कसरी हटाउने',
    text: 'खरानी, अमिलो, र धैर्य। कम्पनीको पाउडरले टल्काउँछ तर आयु घटाउँछ। पराले माझ्नुस्, औँठी फुकालेर।',
    warmth: 1.4,
  },
  {
    by: 'sagar.bista',
    hub: 'बत्ती गयो',
    title: 'Inverter or solar for a two-room flat? My numbers',
    text: `Two lights, router, fan, phone: about 90 W.

- **Inverter + tubular 150 Ah:** runs 10 h, battery lives 4–5 years
- **Small solar, 200 W panel:** pays back in 6 years if the neighbour does not build a floor
- **Router UPS only:** Rs 3,000 and the children stop shouting

Start with the third. #बत्तीगयो`,
    warmth: 1.9,
  },
  {
    by: 'jamuna.d',
    title: 'टोलको फोहोर गाडी कुन दिन आउँछ?',
    text: 'वडाको पानामा "आइतबार र बुधबार" लेखेको छ, गाडीले चाहिँ "मन लागेको दिन" बुझेको रहेछ। तपाईंकहाँ कस्तो छ?',
    poll: { options: ['भनेकै दिन', 'एक दिन ढिला', 'हप्तामा एकचोटि', 'कुन गाडी?'], hours: 72 },
    warmth: 1.3,
  },
  {
    by: 'tilak.bk',
    title: 'खुकुरीको धार: घरमै लगाउने तरिका',
    text: 'ढुङ्गा चिसो राख्ने, धार आफूबाट टाढा, कोण उही। हतार गर्‍यो भने ढुङ्गाले होइन, औँलाले सिकाउँछ। तीन सय वर्षको सीप तीन लाइनमा लेखेँ, बाँकी आरनमा आउनुस्।',
    warmth: 1.8,
  },
  {
    by: 'puja.karna',
    title: 'माटोको भित्तामा चित्र: काकीको घर दस दिनमा',
    text: 'पहिले गोबर-माटो, अनि चामलको सेतो, अनि माछा, कमल, परेवा। यसपालि काकीले भन्नुभयो, "हमर स्कुटी सेहो बना दे।" स्कुटी पनि छ। #Mithila',
    warmth: 2.4,
  },
  {
    by: 'om.gupta',
    title: 'उधारो खाता, पाना ४७',
    text: 'नाम लेखेको छैन, "रातो साइकल" लेखेको छ। रातो साइकल भाइ, तिम्रो रु. ३४० होइन, तिम्रो खबर चाहियो। ठिकै छौ नि?',
    warmth: 2.7,
  },
  {
    by: 'ichchha',
    hub: 'RoomFinderKTM',
    title: 'Found a room! Thank you, strangers',
    text: 'Eleven replies, two teas, one landlord who reads. I move on Saturday. @sabinb question number ten saved me.',
    pictures: [{ name: 'room', alt: 'My new room: bed, plant, window' }],
    warmth: 2.2,
    hoursAgo: 1.1,
  },
  {
    by: 'lok.bahadur',
    title: 'घर बनाउन लागेकालाई एउटै सल्लाह',
    text: 'नक्सा पास हुनुअघि छिमेकी पास गर।',
    warmth: 2,
  },
]
