import type { DemoPost } from './shapes.ts'

export const foodPosts: DemoPost[] = [
  {
    by: 'sujata',
    hub: 'KathmanduEats',
    isHubPinned: true,
    title: "Jhol momo under Rs 200 that's worth crossing the Ring Road for",
    text: `Eleven places in three weeks, one rule: the achar has to make you close your eyes. My top three, with bus routes, because nobody finds parking in Asan anyway.

1. **Chabahil, behind the petrol pump.** @bina.momo has eight tables and a queue. Take any Gaushala micro and follow the steam.
2. **Kirtipur, Naya Bazaar.** Buff jhol, Rs 160. The timur arrives late and stays long.
3. **Patan Dhoka, the blue door.** Veg, Rs 140. I did not miss the meat, and I am not a person who says that.

> The rule of my uncle: if the cook eats there too, sit down.

Tell me what I missed. I have a free Saturday and elastic trousers. #momo #KathmanduEats`,
    pictures: [
      { name: 'momo', alt: 'Eight momo on a steel plate around a bowl of red achar' },
      { name: 'plate', alt: 'The bowl of achar close by, with coriander on top' },
    ],
    warmth: 3,
    hoursAgo: 20.5,
  },
  {
    by: 'aarati',
    hub: 'KathmanduEats',
    title: 'Sel roti that does not break: the one thing my aama never wrote down',
    text: `Rest the batter until it drops like a slow rope. If it runs, add rice flour. If it sulks, add milk. Then breathe, then pour.

What I wrote down, because she will not:

- 1 mana rice, soaked overnight, ground not too fine
- 2 spoons ghee, 3 spoons sugar, half a ripe banana (yes, banana)
- Cardamom, a little clove
- Oil hot enough that a drop rises at once, then a little less than that

The first one always breaks. It belongs to the cook. #selroti #दशैं२०८३`,
    pictures: [
      { name: 'selroti', alt: 'Three sel roti frying in a black pan, two more on a plate' },
    ],
    earlier: [
      {
        text: `Rest the batter until it drops like a slow rope. If it runs, add rice flour. If it sulks, add milk. Then breathe, then pour.

The first one always breaks. It belongs to the cook. #selroti`,
      },
    ],
    isPinned: true,
    warmth: 2.6,
    hoursAgo: 27,
  },
  {
    by: 'bina.momo',
    hub: 'KathmanduEats',
    label: 'Own shop',
    title: 'आज ९ सय प्लेट। खुट्टा छैन, खुसी छ।',
    text: 'बिहान ४ बजे उठेर अचार पिँधेको। सबै ग्राहकलाई धन्यवाद, अनि @sujata बहिनीलाई पनि, तपाईंको पोस्टपछि लाइन पेट्रोल पम्पसम्म पुग्यो। भोलि आधा दिन बन्द, आमालाई आराम। #momo',
    pictures: [{ name: 'plate', alt: 'थालमा मोमो र बीचमा रातो अचार' }],
    warmth: 1.8,
    hoursAgo: 2,
  },
  {
    by: 'rojan.m',
    hub: 'KathmanduEats',
    title: 'Buff, chicken or veg? Settle it.',
    text: 'My office has not worked since Tuesday because of this.',
    poll: {
      options: ['Buff', 'Chicken', 'Veg', 'Paneer, I am sorry', 'Only the achar'],
      hours: 72,
    },
    warmth: 1.4,
    hoursAgo: 20,
  },
  {
    by: 'maiya.tuladhar',
    hub: 'KathmanduEats',
    title: 'असली टिमुर चिन्ने तीन तरिका',
    text: `पसलमा दिनहुँ सोध्नुहुन्छ, यहीँ लेखिदिएँ।

1. हातमा माड्दा कागतीको बास्ना आउनुपर्छ, माटोको होइन।
2. कालो गेडा धेरै भए किन्नु हुँदैन। बोक्रा चाहिने हो।
3. जिब्रोमा राखेर दस गन्नुस्। नझमझमाए फिर्ता दिनुस्, मेरो पसलमा भए पनि।

असनमा चार पुस्ता भयो, यति त भन्न पाइन्छ। #असन`,
    warmth: 1.5,
  },
  {
    by: 'rabin.dangol',
    hub: 'KathmanduEats',
    title: 'Chatamari is not a "Newari pizza"',
    text: 'Pizza is an Italian chatamari. Thank you for coming to my talk. खोकनामा आउनुस्, तोरीको तेल ताजा छ।',
    pictures: [{ name: 'pagoda', alt: 'Old roofs of the valley at dusk' }],
    warmth: 2.2,
  },
  {
    by: 'rabin.dangol',
    hub: 'KathmanduEats',
    title: 'योमरी पुन्हीको तयारी: चाकु यो साल महँगो',
    text: `टोखाको चाकु किलोको झन्डै दोब्बर पर्यो। आमा भन्नुहुन्छ, "चाकु थोरै, माया धेरै।" तर बच्चाहरूले माया होइन, चाकु नै खोज्छन्।

कसैलाई सस्तो र असली चाकु पाइने ठाउँ थाहा छ? #योमरी

योमरी नचिन्नेका लागि: https://en.wikipedia.org/wiki/Yomari`,
    linked: { title: 'Yomari - Wikipedia' },
  },
  {
    by: 'rajesh.jha',
    hub: 'चाडपर्व',
    title: 'सामा-चकेवा के साँझ आ माछ-भात',
    text: 'आज घरमे रोहू माछ, भात, आ तरुवा। My Kathmandu friends ask why Janakpur people smile so much. This is why. Come hungry, leave slowly.',
    warmth: 1.3,
  },
  {
    by: 'puja.karna',
    title: 'Ghughni, murhi, green chilli. Nobody needs a menu.',
    text: 'Rs 40 at the corner of Janaki Chowk, wrapped in yesterday’s exam paper. I got question 7. #Janakpur',
    warmth: 1.4,
  },
  {
    by: 'gita.tharu',
    title: 'ढिक्री बनाउने सजिलो तरिका',
    text: `माघीमा मात्रै किन? जहिले पनि बनाउन मिल्छ।

- चामलको पिठो मनतातो पानीमा मुछ्ने
- हातले लामो-लामो पार्ने, औँलाको छाप बस्छ, त्यही त सुन्दर
- बाफमा २० मिनेट
- गोलभेंडा, लसुन र सिलाममा चोपेर खाने

पाहुनालाई यही खुवाउँछु। दोस्रो दिन आफैँ भान्सामा आउँछन्। #थारूखाना`,
    pictures: [{ name: 'planting', alt: 'धानखेतमा काम गर्दै गरेका मान्छे' }],
    warmth: 1.6,
  },
  {
    by: 'fulmati',
    title: 'घोंगी खानेहरू हात उठाउनुहोस्',
    text: 'सहरका भान्जाभान्जी पहिला नाक खुम्च्याउँछन्, पछि थाल चाट्छन्। आलस हालेको झोल, अनि सुरुप्प।',
    poll: { options: ['खाएको छु, मिठो', 'खाएको छु, पुग्यो', 'खान मन छ', 'हैन होला दिदी'], hours: 120 },
  },
  {
    by: 'imran.a',
    title: 'Birgunj: the seekh at the clock tower, rated honestly',
    text: `Smoke 9/10. Salt 7/10. The bhai who fans the coal 10/10, he also does my accounts.

Go after maghrib, bring your own patience. #Birgunj`,
    pictures: [
      { name: 'micro', alt: 'A lit minibus on a wet street at night, shop lights behind' },
    ],
  },
  {
    by: 'anita.rai',
    hub: 'KathmanduEats',
    title: 'How to make tea, from somebody who grows it',
    text: `I will say this once, with love.

**For orthodox leaf**

1. Water just before it boils. If it sings, it is ready. If it shouts, wait.
2. One spoon of leaf for one cup. Not one for the pot, the pot does not drink.
3. Three minutes. Then take the leaf out. It has given what it had.
4. No milk. Taste first. If you still want milk, I will look away.

**For CTC, the morning fuel**

1. Milk, water, ginger, sugar, all at once, boil like you are angry.
2. Leaf last. Two rises.
3. Glass, not cup.

Both are right. They are just not the same drink. Ilam sends greetings; the fog came up to the gate today and stayed for lunch. #chiya #इलाम`,
    pictures: [
      { name: 'chiya', alt: 'Two glasses of milk tea, steam rising in warm light' },
      { name: 'terraces', alt: 'Green terraces below white mountains' },
    ],
    warmth: 2.4,
    hoursAgo: 9,
  },
  {
    by: 'lok.bahadur',
    hub: 'KathmanduEats',
    title: 'चिया ३० पुग्यो। गफ भने अझै सित्तैं छ।',
    text: 'साहुजीले भने, "दाइ, दूध महँगो भयो।" मैले भनेँ, "बाबु, गफमा पनि भ्याट लगाउन थालिस् भने म पत्रिका घरमै पढ्छु।" #चिया',
    pictures: [{ name: 'chiya', alt: 'दुई गिलास दूध चिया' }],
    warmth: 2,
  },
  {
    by: 'kamal.pun',
    hub: 'परदेशी',
    title: 'Kimchi gundruk, day 12',
    text: 'Roommates moved their beds. Foreman asked what died. I ate it with makai bhat and cried a little, from happiness. Recipe when I survive.',
    warmth: 2.1,
  },
  {
    by: 'shanti.ale',
    hub: 'परदेशी',
    title: 'Sydney ma Wai Wai $1.80. Nepal ma kati ho aile?',
    text: 'Kacho khane ki pakayera khane bhanne question ma roommate sanga bolchal banda cha.',
    poll: {
      options: ['Kacho, masala ma chopera', 'Jhol', 'Sadheko', 'Tinai, ekai din'],
      hours: 96,
    },
    warmth: 1.5,
  },
  {
    by: 'nisha.c',
    hub: 'KathmanduEats',
    title: 'पिज्जा, घरमै, तावामा',
    text: 'ओभन छैन भनेर के भो? मैदा, दही, नुन, तावा, ढक्कन। तल पोलियो, माथि काँचो रह्यो, भाइले भने, "फ्युजन हो?" भोलि फेरि।',
  },
  {
    by: 'roshan.jumla',
    hub: 'KathmanduEats',
    title: 'Marsi rice: please do not cook it like basmati',
    text: `Soak one hour. Less water than you think. Low fire, lid closed, no peeking. It should be red, a little sticky, and smell like October.

This is the highest-growing rice I know of, and it came to you over a very bad road. Be gentle. #जुम्ला`,
    pictures: [{ name: 'terraces', alt: 'Terraced fields below snow peaks' }],
    warmth: 1.7,
  },
  {
    by: 'bibek.s',
    hub: 'KathmanduEats',
    title: 'Juju dhau: the clay pot is half the taste',
    text: 'Plastic cup of the same curd, same shop, same minute: blind test with six cousins. Six of six picked the clay. The pot drinks the water, you get the rest. #Bhaktapur',
    pictures: [{ name: 'pagoda', alt: 'A five-roofed temple on its stepped base, kites above' }],
    warmth: 1.9,
  },
  {
    by: 'sunita.b',
    hub: 'खेतीपाती',
    title: 'छतको गोलभेंडा: रङको बाल्टिनमा १८ बोट',
    text: `माटो एक भाग, कम्पोस्ट एक भाग, बालुवा आधा। बाल्टिनको पिँधमा ६ वटा प्वाल। बिहान ७ अघि पानी, बेलुका होइन।

पहिलो साता हरियो, दोस्रो साता रातो, तेस्रो साता छिमेकी। #करेसाबारी`,
    warmth: 1.4,
  },
]
