import type { DemoPost } from './shapes.ts'

export const workPosts: DemoPost[] = [
  {
    by: 'kiran.dev',
    hub: 'ITNepal',
    isHubPinned: true,
    title: 'Junior backend, Jawalakhel, salary written in the post like adults',
    text: `We are nine people and one tired plant. We need one more person.

- Rs 45,000–60,000, depending on what you can show, not on where you studied
- TypeScript and SQL. If you know one, we teach the other
- Friday ends at four, really
- The interview is one hour, on a real bug, with tea

Send something you made. A broken thing with a good explanation is welcome. #ITNepal #jobs`,
    warmth: 2.3,
    hoursAgo: 13,
  },
  {
    by: 'manisha.code',
    hub: 'ITNepal',
    title: '"It works on my machine"',
    text: 'Then pack your machine, bhai, we are giving it to the client.',
    warmth: 2.5,
  },
  {
    by: 'kiran.dev',
    hub: 'ITNepal',
    title: 'How we made one slow page 40 times faster, in order',
    text: `1. We measured. It was not what anybody thought
2. It was a list inside a list inside a list, each asking the database
3. One query, three joins, one index
4. We deleted the cache that we had built to hide it

\`\`\`sql
create index orders_of_shop on orders (shop_id, created_at desc);
\`\`\`

Two hours of work, eleven months of blaming the internet. #ITNepal`,
    warmth: 2,
  },
  {
    by: 'riya.shakya',
    title: 'Result आयो: पास भएँ, फिजिक्समा पनि!',
    text: 'वेबसाइट ४० मिनेट खुलेन, मुटु ४० मिनेट बन्द। बुवाले अफिसबाट SMS पठाउनुभयो, अंक होइन, तीनवटा लड्डु।',
    warmth: 2.8,
    hoursAgo: 8,
  },
  {
    by: 'rekha.miss',
    title: 'नतिजा राम्रो नआएका विद्यार्थीलाई',
    text: `मेरो १९ वर्षको शिक्षण अनुभवमा एउटा कुरा पक्का छ: ग्रेडसिटले तिम्रो नाम चिन्छ, तिमीलाई चिन्दैन।

रुनु छ भने आज रोऊ। भोलि भात खाऊ। पर्सि मकहाँ आऊ, कहाँ बिग्रियो सँगै हेरौँला। पूरक परीक्षाको फारम खुलिसक्यो।

> मेरो सबैभन्दा राम्रो विद्यार्थी दुई पटक फेल भएकी थिई। अहिले ऊ नै मेरो प्रेसर जाँच्छे।

अभिभावकलाई पनि: आज रातको खानामा तुलना नपस्कनुहोस्। #SEE #नतिजा`,
    warmth: 3.1,
    hoursAgo: 29,
  },
  {
    by: 'aakash.ktm',
    title: 'Loksewa tayari: 5 mahina, 14 kg notes, 1 kg aatmabishwas',
    text: 'Aaja ko question: Nepal ko kati khola? Mero answer: dherai. Marks: aaunxa hola.',
    warmth: 1.9,
  },
  {
    by: 'priyanka.m',
    title: 'From the loan desk: five things I wish people asked',
    text: `1. What is the *total* I pay, not the monthly?
2. What happens if I am two months late, in rupees?
3. Can I pay early without a fine?
4. Is the insurance mine or the bank's?
5. Can you explain it again, slowly?

Number five is free. Nobody uses it.`,
    warmth: 2.1,
  },
  {
    by: 'om.gupta',
    title: 'QR आएपछि खुद्राको झगडा सकियो, अब नेटको झगडा',
    text: 'पहिले "दुई रुपैयाँ छैन, चकलेट लिनुस्" भन्थेँ। अब "नेट छैन, चकलेट लिनुस्" भन्छु। चकलेट कम्पनीलाई दुवैतिर फाइदा।',
    warmth: 2.3,
  },
  {
    by: 'rajesh.jha',
    title: 'Class 9 asked me: sir, where will we use algebra?',
    text: `Told them to split a wedding bill between three families where one brought the fish.

Took the whole period. Nobody asked again. One boy has now become the treasurer of his tole.`,
    warmth: 2.4,
  },
  {
    by: 'sandesh.fm',
    title: 'Voice wanted: farming programme, 6 AM, Tharu or Awadhi',
    text: 'Thirty minutes, five days. You need a good morning voice and an alarm clock. Small pay, big listeners. Send a voice message, not a CV. #Butwal #jobs',
    warmth: 1.2,
  },
  {
    by: 'kabita.magar',
    title: 'ढाका बुन्ने तालिम: १२ दिदीबहिनी, एउटा तान थोत्रो',
    text: `पहिलो महिना सबैको धागो चुँडियो। दोस्रो महिना गीत सुरु भयो। तेस्रो महिना अर्डर।

अब २४ टोपी, ८ सल, र एउटा ल्यापटपको झोला तयार छ। रङको नाम हामी आफैँ राख्छौँ: "साँझको मकै", "भिजेको इँटा", "आमाको फरिया"। #ढाका #तानसेन`,
    pictures: [
      { name: 'madal', alt: 'मादल, तालिमको साँझ' },
      { name: 'terraces', alt: 'तानसेन वरिपरिका डाँडा' },
    ],
    warmth: 2.5,
    hoursAgo: 66,
  },
  {
    by: 'sarita.nurse',
    title: 'Night shift, 3 AM, the ward is asleep',
    text: 'Child in bed six asked if I have a house or if I live here. I said both. He gave me half of his orange.',
    warmth: 3,
    hoursAgo: 11,
  },
  {
    by: 'samjhana.k',
    title: 'आज १८ जना नयाँ स्वयंसेविकाको तालिम सकियो',
    text: 'सबैभन्दा जेठी ५८ वर्षकी, सबैभन्दा धेरै प्रश्न पनि उहाँकै। साइकल चढ्न पनि सिकाइयो, पाठ्यक्रममा थिएन। #बाँके',
    warmth: 2.2,
  },
  {
    by: 'meena.bhojpur',
    title: 'वन समूहको बैठक: ४ घण्टा, ३ निर्णय, २ झगडा, १ चिया',
    text: `1. घाँस काट्न मङ्सिरसम्म खुला
2. दाउरा घरको एक भारी, सुत्केरी घरलाई दुई
3. डढेलो देख्ने पहिलो मान्छेले घण्टी बजाउने, फोन होइन

झगडा टुङ्गियो, दुवै पक्ष भोज लाग्ने भए।`,
    warmth: 1.5,
  },
  {
    by: 'bhim.bk',
    hub: 'OldNepal',
    title: 'Somebody brought a 1974 radio. It plays.',
    text: 'One valve, two hours, a toothbrush. First sound was a weather report. The owner’s father had listened to the same station in the same chair. We all went quiet, even the phones.',
    warmth: 2.6,
  },
  {
    by: 'rojan.m',
    title: 'असार मसान्त मनाउने लेखापालहरूको समूह बनाऊँ?',
    text: 'भोज होइन, निद्रा। सदस्यता शुल्क: एउटा रसिद, भ्याट बिलसहित।',
    warmth: 1.6,
  },
  {
    by: 'tilak.bk',
    title: 'आरनमा आएको केटोले सोध्यो, "अंकल, यसको कोर्स कति महिनाको?"',
    text: 'मैले भनेँ, बाबु, मेरो ३१ वर्ष भयो, अझै पहिलो सेमेस्टर। भोलिदेखि आउने भयो। धौँकनी उसले, धार मैले।',
    warmth: 2.3,
  },
  {
    by: 'ichchha',
    title: 'Fresh graduates: did your first job pay during probation?',
    text: 'They offered "exposure". I have been exposed to Kathmandu air for four years already.',
    poll: { options: ['Full pay', 'Half pay', 'Only lunch', 'Nothing'], hours: 120 },
    warmth: 1.9,
    hoursAgo: 40,
  },
  {
    by: 'sabinb',
    title: 'Ward office: documents for a birth certificate, so that you go once',
    text: `Went three times so that you do not have to.

- Hospital paper, original **and** two copies
- Citizenship of both parents, copies signed by you
- Marriage certificate copy
- House tax receipt, yes, really
- A pen. Theirs is tied to somebody else

Window 4, before eleven. The bahini there is quick and kind.`,
    warmth: 2.4,
  },
  {
    by: 'dilliram',
    title: '"ह्रस्व दीर्घ" ले कसैलाई नमार्नुहोस्',
    text: `चालीस वर्ष पढाएँ। अब भन्छु: पहिले लेख्नुहोस्, पछि सच्याउनुहोस्। गल्तीको डरले नलेखिएको चिठी सबैभन्दा ठूलो गल्ती हो।

तर "हुनुहुन्छ" लाई "हुनुहुन्च" नलेखिदिनुहोला, मुटु कमजोर छ। #नेपालीभाषा`,
    warmth: 2.2,
  },
]
