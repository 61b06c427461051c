import type { DemoPost } from './shapes.ts'

/** Long posts. */
export const longPosts: DemoPost[] = [
  {
    by: 'hari.bus',
    hub: 'KTMCommute',
    title: '१४ वर्षमा बसले मलाई सिकाएका कुरा',
    text: `छोरीले भनी, "बुवा, गफ मात्र नगरी लेख्नुस् न।" लौ, लेखेँ।

## बिहानको बस

पहिलो ट्रिपमा तरकारी चढ्छ, मान्छे पछि। डोकोको भाडा लिन्न, किनभने डोकोले ठाउँ लिन्छ तर झगडा गर्दैन। साँखुकी माइली दिदी हरेक दिन एउटा मुला राखिदिनुहुन्छ। चौध वर्षमा कति मुला भयो, हिसाब गर्नुस्।

## दिउँसोको बस

विद्यार्थी, बिरामी, सरकारी काममा हिँडेका मान्छे। अनुहार हेरेर थाहा हुन्छ, को अस्पताल जाँदैछ, को परीक्षा। बिरामीलाई झ्यालको सिट, परीक्षा दिनेलाई गीत बन्द।

> एक दिन एउटी नानीले ओर्लिने बेला भनी, "अंकल, पास भएँ भने मिठाई ल्याउँछु।" दुई महिनापछि साँच्चै ल्याई। म रोएको होइन, धुलो परेको थियो।

## रातको बस

अन्तिम ट्रिप सबैभन्दा लामो हुन्छ, किलोमिटरले होइन, थकाइले। सबै निदाउँछन्। म मात्र जाग्नुपर्छ। त्यसैले अन्तिम ट्रिपमा:

- रेडियो सानो आवाजमा
- एक गिलास चिया, बाटैमा, दुई मिनेट
- हतार गर्नेलाई एउटै जवाफ: *"ढिलो पुगौँ, पुगौँ चाहिँ"*

पढ्ने सबैलाई धन्यवाद। भोलि ५:४० मा रत्नपार्क, ढोका समात्नुस् है।`,
    pictures: [{ name: 'micro', alt: 'राति बत्ती बालेर गुडिरहेको माइक्रो' }],
    warmth: 3.2,
    hoursAgo: 37,
  },
  {
    by: 'anita.rai',
    hub: 'खेतीपाती',
    title: 'Six small growers, one roller: the first ten days',
    text: `Some of you asked how it went after my post about green leaf at Rs 38. So: we did it. We bought the roller, second-hand, from a factory that was closing, and we carried it up in four pieces.

**What it cost**

- Roller and drying trays: Rs 6,40,000, shared by six
- Shed: our own wood, our own weekends
- Licence: eleven visits, two photographs, one very patient officer

**What went wrong**

1. First batch: burnt. It smelled like a wet dog in a temple.
2. Second batch: too green. Somebody called it "honest".
3. The power cut in the middle of the third. We rolled by hand until two at night, sixteen of us, singing, and *that* one was good. We cannot repeat it, because we do not remember the song.

**What went right**

A shop in Patan took twenty kilos. They paid in three days. Nobody in my family has ever been paid for tea in three days.

> My mother tasted it, put the cup down, and said: "So this is what we were growing."

She has picked leaf for thirty-one years. She had never drunk her own.

We are not rich. But the leaf is Rs 38 at the gate and Rs 210 after our shed, and the difference stays on this hill. Come and see, bring boots. #इलाम #chiya`,
    pictures: [
      { name: 'terraces', alt: 'Green slopes with people working, snow peaks far behind' },
      { name: 'planting', alt: 'Pickers among the rows' },
      { name: 'chiya', alt: 'Two glasses of tea' },
    ],
    warmth: 3.1,
    hoursAgo: 14.5,
  },
  {
    by: 'deepak.doha',
    hub: 'परदेशी',
    isHubPinned: true,
    title: 'विदेश जान लागेका भाइबहिनीलाई, एउटा दाइको चिठी',
    text: `म आएको बेला कसैले भनिदिएको भए हुन्थ्यो, त्यसैले लेख्दैछु।

**जानुअघि**

1. करारपत्र आफैँ पढ्नुस्। नबुझे *बुझ्ने* मान्छेलाई पढाउनुस्, पठाउने मान्छेलाई होइन।
2. तलब, काम गर्ने घण्टा, बस्ने ठाउँ, फर्किने टिकट: चारै कुरा कागजमा।
3. सबै कागजको फोटो खिचेर घरमा एउटा फोनमा राखिदिनुस्।
4. ऋण लिने भए ब्याज मासिक हो कि वार्षिक, दुईचोटि सोध्नुस्।

**आएपछि**

पहिलो महिना सबैलाई गाह्रो हुन्छ। भात मीठो लाग्दैन, निद्रा लाग्दैन, सबै छोडेर जाऊँ जस्तो हुन्छ। तेस्रो महिनामा साथी बन्छन्। घाममा पानी धेरै खानुस्, प्यास लाग्नुअघि नै। टाउको दुख्यो भने "सहन्छु" नभन्नुस्, भन्नुस्।

**घरलाई**

> हरेक दिन फोन गर्नु पर्दैन, हरेक दिन साँचो बोल्नु पर्छ।

मैले पहिलो वर्ष सधैँ "ठिक छ" भनेँ। छोरीले थाहा पाई, "बाबा, ठिक छ भन्दा हजुरको आवाज सानो हुन्छ।" त्यसपछि साँचो बोल्न थालेँ, मन हल्का भयो।

**फर्किने दिन**

मिति तय गर्नुस्। सरे पनि सरोस्, तर मिति होस्। मेरो मिति भित्तामा टाँसेको छ। #परदेश`,
    warmth: 3.3,
    hoursAgo: 64,
  },
  {
    by: 'nabin.photo',
    hub: 'OldNepal',
    title: 'The tin from Thimi: a story in nine photographs I may not show',
    text: `A family in Thimi gave me a tin. They said: scan them, tell us who they are, but do not put the faces on the internet. So I will only tell you.

**One.** A man with a bicycle. On the back, in pencil: *"borrowed"*.

**Two.** The same man, the same bicycle, a woman on the bar, laughing at the person with the camera. On the back: *"still borrowed"*.

**Three to six.** A wedding. It rains in all of them. The umbrella is held over the goat.

**Seven.** A baby on a straw mat, out of focus, because whoever took it was laughing or crying.

**Eight.** An empty courtyard, after some disaster? No. I was wrong for two weeks. It is the courtyard being *swept*, before a feast. I had read sadness into a broom.

**Nine.** An old man with a new bicycle. On the back, in a child’s hand: *"हजुरबुवाको आफ्नै"*.

That is all. Nobody famous, nothing happened, and I could not work for the rest of the day.

Please write on the back of your photographs. Pencil, names, and whose bicycle it was. #OldNepal`,
    warmth: 3.2,
    hoursAgo: 46,
  },
  {
    by: 'rekha.miss',
    title: 'विज्ञान मेला: ८ कक्षाका ११ परियोजना, क्रमले होइन, मायाले',
    text: `आज स्कुलको चौरमा टेबल कम भयो, बेन्च उल्टाएर राख्यौँ। पुरस्कार एउटै: सबैलाई कलम।

1. **केराको बोक्राले पानी सफा गर्ने**: सफा भयो, तर केराको बास्ना आयो
2. **गोबरग्यासको नमुना**: पट्कियो, कसैलाई केही भएन, सबैभन्दा धेरै भीड त्यहीँ
3. **भूकम्पमा नढल्ने घर**: माचिसको काँटीको, प्रधानाध्यापकले टेबल हल्लाएर परीक्षण गर्नुभयो
4. **आलुको ब्याट्री**: बत्ती बल्यो! पछि आलु कसले खायो, अनुसन्धान जारी छ
5. **हाम्रो खोलाको माछा गन्ने तरिका**: साँच्चै राम्रो, गाउँपालिकाले कपी माग्यो
6. **आमाको चुलोको धुवाँ नाप्ने**: सेतो कपडा झुन्ड्याएर, सात दिन। कपडा हेरेर सबै चुप
7. **मोबाइलको टावर किन डाँडामा?**: उत्तर: "त्यहाँबाट हेर्न मजा आउँछ"

बाँकी चार परियोजनाले बाटोमै हावा खायो, तर फेरि बनाउँछन् रे।

> छैटौँकी नानीलाई सोधेँ, "के सिक्यौ?" उसले भनी, "मिस, धुवाँ देखिने रहेछ।"

उसको घरमा अब झ्याल थपिँदैछ। यति भए पुग्यो, यो वर्षको पाठ्यक्रम पूरा भयो। #सुर्खेत`,
    warmth: 3,
    hoursAgo: 19.5,
  },
  {
    by: 'sabinb',
    hub: 'KTMCommute',
    title: 'I rode every bus that stops at Lagankhel. A report.',
    text: `Twenty-three routes, nine days, one sore back. The table is long, so here is what I learned.

### Fares

- Nobody charges what the board says. Most charge *less* for students without asking.
- The longest ride per rupee is Lagankhel–Chapagaun–Tika Bhairab. You also get a river.
- The shortest is two stops for Rs 20. I did it out of duty.

### Time

1. Best: 6:10 in the morning. You arrive before you have decided to go.
2. Worst: Friday, 5 PM, with rain. I finished a book.
3. Most honest: a conductor who said, "चार बजे पुग्छ, भोलिको होइन।"

### People

Every bus has one person who knows everybody, one who is asleep on a stranger, and one who gives directions that are wrong but beautiful. Please be kind to all three; on some days you are one of them.

### What would help, cheaply

- The route number painted **on the side**, not only in front
- A light at the stop in front of the hospital
- One page on the wall with the last departures. I have printed it. @hari.bus has tape.

If you want the table, ask. If you see a mistake, tell me the time and the number plate, not your feelings. #NightMicro`,
    pictures: [{ name: 'micro', alt: 'A minibus on a wet road at night' }],
    warmth: 2.6,
    hoursAgo: 130,
  },
]
