import type { DemoPost } from './shapes.ts'

export const festivalPosts: DemoPost[] = [
  {
    by: 'bibek.s',
    hub: 'चाडपर्व',
    title: 'दशैंको पहिलो चंगा आज उड्यो',
    text: 'बिहानैदेखि न्यातपोल वरिपरि केटाकेटीको हूल। लट्टाई मेरो, धागो बुवाको, हावा भगवानको। “चेट!” भन्न को-को तयार हुनुहुन्छ? #दशैं२०८३ #चंगा',
    pictures: [
      { name: 'pagoda', alt: 'न्यातपोल जस्तै पाँच छाने मन्दिर, माथि चंगाहरू' },
      { name: 'kites', alt: 'बेलुकीको आकाशमा राता र पहेंला चंगा' },
      { name: 'swing', alt: 'पिङ र चंगा' },
      { name: 'selroti', alt: 'कराहीमा सेल रोटी' },
    ],
    warmth: 3,
    hoursAgo: 1.6,
  },
  {
    by: 'tek.gurung',
    hub: 'चाडपर्व',
    title: 'गाउँको लिङ्गे पिङ ठड्याइयो',
    text: `सात जना लागेर चार बाँस गाड्यौं। डोरी बाबियोकै, नाइलनको होइन। पहिलो पालो सधैँ जेठो मान्छेको, तर यसपालि हजुरआमाले भन्नुभयो, "पहिले नाति झुन्डियोस्, भाँचिएछ भने म चढ्दिन।"

सबैले एकचोटि जमिन छोड्नुपर्छ, पाप कट्छ भन्छन्। #पिङ #दशैं२०८३`,
    pictures: [
      { name: 'ping', alt: 'साँझको आकाशमुनि बाँसको अग्लो लिङ्गे पिङमा झुलिरहेकी बालिका' },
      { name: 'swing', alt: 'पिङमा बच्चा, पछाडि हिमाल र चंगा' },
    ],
    warmth: 2.5,
  },
  {
    by: 'prashantkc',
    hub: 'चाडपर्व',
    title: 'Dashain ticket status: an honest flow chart in words',
    text: `1. Counter opens at 5. You arrive at 4. Two hundred people arrived at 3.
2. "Seat छैन।"
3. You know somebody who knows the driver. So does everybody.
4. Mudha in the aisle, Rs 200 extra.
5. Mudha is also reserved.
6. You ride on hope.

Counter dai at Gongabu, if you read this: I brought you tea on Tuesday. #Dashain2083`,
    warmth: 2.4,
  },
  {
    by: 'deepak.doha',
    hub: 'परदेशी',
    title: 'चौथो दशैं, भिडियो कलमै टीका',
    text: `बुवाले मोबाइलको स्क्रिनमै टीका लगाइदिनुभयो। उता उहाँको औँला रातो, यता मेरो निधार खाली, तर मन भरियो।

छोरीले सोधी, "बाबा, दक्षिणा कसरी पठाउने?" मैले भनेँ, "तँ हाँस् न, त्यही हो।"

अर्को साल घरमै। यो पक्का। #दशैं२०८३ #परदेश`,
    pictures: [{ name: 'ping', alt: 'गाउँको पिङ, साँझको आकाश' }],
    warmth: 3,
    hoursAgo: 31,
  },
  {
    by: 'laxmi.hajurama',
    hub: 'चाडपर्व',
    title: 'जमरा पहेंलो बनाउने मेरो आमाको उपाय',
    text: `धेरैले सोधे, लौ सुन।

- बालुवा र माटो आधा-आधा, चाल्नोमा चालेर
- जौ मात्र हाल्ने, मकै थोरै, बाक्लो गरी
- **अँध्यारो** कोठामा राख्ने, घाम पर्‍यो भने हरियो हुन्छ
- बिहान-बेलुका हातले छर्किने, खन्याउने होइन

दसौं दिनमा औँलाजत्रो हुन्छ। नभए पनि आशीर्वाद उत्तिकै लाग्छ, चिन्ता नगर्नू। #जमरा`,
    pictures: [
      { name: 'selroti', alt: 'कराहीमा सेल रोटी' },
      { name: 'chiya', alt: 'दुई गिलास चिया' },
    ],
    warmth: 2.2,
  },
  {
    by: 'aakash.ktm',
    hub: 'चाडपर्व',
    title: 'Dakshina inflation report',
    text: 'Same kaka, same new note, same Rs 50 since 2070. Adjusted for petrol I am losing money on every tika. Analysts recommend visiting the mama side first. #Dashain2083',
    warmth: 2.3,
  },
  {
    by: 'riya.shakya',
    hub: 'चाडपर्व',
    title: 'Deusi-bhailo group short of one madal player',
    text: 'We have nine singers, three who think they can dance, zero rhythm. Patan area, 6 to 9 in the evening, sel roti guaranteed. @rojan.m dai please do not send the accordion again. #तिहार',
    pictures: [{ name: 'madal', alt: 'A madal drum on dark red cloth' }],
    warmth: 1.5,
  },
  {
    by: 'kabita.magar',
    hub: 'चाडपर्व',
    title: 'भैलेनी आइन् आँगन… हाम्रो टोलीको चन्दा पुस्तकालयलाई',
    text: 'तीन रात, ४२ घर, रु. ३८,७५०। गाउँको पुस्तकालयमा अब दुई दराज थपिन्छ। एउटा घरले पैसा होइन, एक बोरा किताब दियो। सबैभन्दा भारी आशीर्वाद त्यही थियो। #तिहार #तानसेन',
    pictures: [{ name: 'madal', alt: 'मादल' }],
    warmth: 2,
  },
  {
    by: 'elisha.m',
    hub: 'चाडपर्व',
    title: 'Kukur Tihar: every dog of Thahity has a garland now',
    text: 'Seventeen dogs, one grumpy, all worshipped. The grumpy one ate two garlands. We respect this. #KukurTihar',
    pictures: [{ name: 'swing', alt: 'Marigolds below a swing at dusk' }],
    poll: {
      options: [
        'My dog wore it proudly',
        'My dog ate it',
        'The neighbour’s dog got more',
        'Cat person',
      ],
      hours: 48,
    },
    warmth: 1.9,
  },
  {
    by: 'dipeshy',
    hub: 'चाडपर्व',
    isHubPinned: true,
    title: 'Chhath at Gangasagar: what first-time visitors should know',
    text: `People from Kathmandu keep asking me, so here it is.

**Before.** The one who fasts takes no water for a day and a half. Do not offer, do not joke about it. Carry something instead: the basket is heavy.

**Evening.** Come by four. Shoes off well before the ghat. The sun takes its time and so should you. Nobody minds if you do not know the songs; hum.

**Night.** Everybody sleeps a little, nobody sleeps much. Blanket, torch, power bank.

**Morning.** This is the part you came for. When the first edge of the sun shows, the whole bank breathes in at once. I have heard it thirty times and it still catches me.

**Afterwards** you will be given thekua by people you have never met. Accept all of it. #Chhath #Janakpur`,
    pictures: [{ name: 'boats', alt: 'Boats on still water before sunrise' }],
    warmth: 2.3,
    hoursAgo: 12,
  },
  {
    by: 'priyanka.m',
    hub: 'चाडपर्व',
    title: 'ठेकुवा बनाउँदा भाँचियो भने के गर्ने?',
    text: 'घ्यू बढी भयो कि चिनी? मम्मीको हातबाट कहिल्यै भाँचिँदैन, मेरो हातबाट बालुवा। उपाय भन्नुस् न, छठ आउन लाग्यो। #छठ',
  },
  {
    by: 'gita.tharu',
    hub: 'चाडपर्व',
    title: 'माघीमा हाम्रो गाउँको बर्घर फेरि महिला',
    text: `गाउँले मिलेर मुखिया छान्ने हाम्रो पुरानो चलन। न पोस्टर, न माइक। आँगनमा बसेर, कसले के काम गर्‍यो भनेर गफ, अनि टुङ्गो।

दुई घण्टा लाग्यो। ढिक्री त्यसभन्दा छिटो सकियो। #माघी`,
    warmth: 2,
  },
  {
    by: 'fulmati',
    hub: 'चाडपर्व',
    title: 'सखिया नाचको अभ्यास सुरु',
    text: 'बेलुका ७ बजे, स्कुलको चौरमा। मादले दुई जना चाहियो। पुराना गीत जान्ने हजुरआमाहरूलाई अगाडिको मेच। #सखिया',
    pictures: [{ name: 'madal', alt: 'मादल, सखिया नाचका लागि' }],
  },
  {
    by: 'yangchen',
    hub: 'चाडपर्व',
    title: 'Tiji is not a show',
    text: 'Please sit, please do not fly the drone over the monks, please put the phone down for the part with the lama’s knife. You will remember it better. Butter tea is offered twice; the first no is politeness, the second is believed. #Mustang',
    pictures: [{ name: 'flags', alt: 'Prayer flags over a snowy pass' }],
    warmth: 1.7,
  },
  {
    by: 'ganesh.doti',
    hub: 'चाडपर्व',
    title: 'गौराको अठेवाली: गीत कसले लेखेको छ?',
    text: 'हाम्री आमैलाई सबै कण्ठ छ तर कतै लेखिएको छैन। म रेकर्ड गर्दै छु। डोटी, बैतडी, डडेल्धुराका साथीहरू, आफ्नो गाउँको पनि पठाउनुस् है, सँगै राखौँला। #गौरा #सुदूरपश्चिम',
    warmth: 1.6,
  },
  {
    by: 'nabin.photo',
    hub: 'OldNepal',
    title: 'Indra Jatra, around 2029 BS, from a biscuit tin in Maru',
    text: 'The family only knew the boy on the left: their uncle, who later said he saw nothing because of the hat in front of him. If you recognise the hat, write to me. #OldNepal',
    pictures: [
      { name: 'pagoda', alt: 'A tall temple and a square with people, painted like an old print' },
    ],
    warmth: 2.1,
  },
  {
    by: 'ashma',
    hub: 'चाडपर्व',
    title: 'Udhauli ma Dharan ko chandi naach',
    text: 'Hamro group le purai bihana nachyo, aba khutta aafno hoina. Boju haru ko energy kaha bata aaucha, kasaile research garnu paryo. Sewaro!',
    warmth: 1.5,
  },
  {
    by: 'imran.a',
    hub: 'चाडपर्व',
    title: 'सेवइँ सबैको घरमा जानुपर्छ',
    text: 'ईदको बिहान अम्मीले ३२ कचौरा भर्नुभयो। छिमेकी पण्डितजीको घरमा पहिलो, किनभने दशैंमा उहाँको सेल पनि पहिलो यहीँ आउँछ। हिसाब बराबर। #Birgunj',
    pictures: [{ name: 'chiya', alt: 'Glasses of milk tea and a small plate of sweets' }],
    warmth: 2.6,
  },
  {
    by: 'sabinb',
    hub: 'चाडपर्व',
    title: 'Lakhe, masks and crowds: getting home after jatra, a table in words',
    text: `Roads close around Basantapur from about four. What worked for me:

- **To Kirtipur / Kalanki:** walk to Tripureshwor, buses run until nine
- **To Bhaktapur:** walk to Bhotahity, then Ratnapark, last one about 9:15
- **To Patan:** walk. Really. 35 minutes and you get samosa on the way
- **With small children:** leave before the third chariot, they sleep on your shoulder anyway

Corrections welcome, I keep it updated.`,
    earlier: [
      {
        text: `Roads close around Basantapur from about four. What worked for me:

- **To Kirtipur / Kalanki:** walk to Tripureshwor, buses run until nine
- **To Bhaktapur:** last one about 8:30

Corrections welcome, I keep it updated.`,
      },
      {
        text: `Roads close around Basantapur from about four. What worked for me:

- **To Kirtipur / Kalanki:** walk to Tripureshwor, buses run until nine
- **To Bhaktapur:** walk to Bhotahity, then Ratnapark, last one about 9:15
- **To Patan:** walk

Corrections welcome, I keep it updated.`,
      },
    ],
  },
  {
    by: 'sarita.nurse',
    hub: 'चाडपर्व',
    title: 'A note from the burns ward before Tihar',
    text: `Not to frighten anybody. Just what we see every year, so that we see less of it.

- Cotton kurta near the diyo, not nylon
- Crackers are not toys, and the "dud" is never a dud
- Burn: **cool running water, 20 minutes.** No toothpaste, no ghee, no potato
- Then come to us. Do not wait for morning

Happy Tihar. I hope to be bored all night.`,
    sensitive: true,
    warmth: 2.4,
  },
  {
    by: 'bina.momo',
    hub: 'KathmanduEats',
    title: 'भाइटीकामा पसल बन्द। मेरो पनि भाइ छ।',
    text: 'दुई दिन बन्द। मोमो नपाएर कोही मर्दैन, ओखर नफुटाए यमराज आउँछ भन्छन्। #भाइटीका',
    warmth: 1.6,
  },
]
