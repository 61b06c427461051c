import { gone, say, type Talk, warm } from './talk.ts'

export const farTalk: Talk[] = [
  {
    on: 'चौथो दशैं, भिडियो कलमै टीका',
    sayings: [
      warm(
        3,
        say(
          'laxmi.hajurama',
          'मेरो पनि आशीर्वाद छ बाबु। स्क्रिनबाट आशीर्वाद छिर्छ, मैले नातिलाई सोधेको।',
          say('deepak.doha', 'हजुरआमा, पुग्यो। निधार न्यानो भयो।'),
        ),
      ),
      say('kamal.pun', 'दाजु, यहाँ पनि त्यस्तै। अर्को साल सँगै घर जाऊँ।'),
      say('shanti.ale', 'Padhda padhdai train ma rune Nepali ma eklai hoina raicha.'),
      say('imran.a', 'बाबुको औँला रातो, छोराको निधार रातो। दूरी कति रहेछ र?'),
    ],
  },
  {
    on: 'Thorong La this week: snow from Ledar, open, start before four',
    sayings: [
      warm(
        2,
        say(
          'pasang',
          'Same on our side. Tell your people: micro-spikes, not courage.',
          say('norbu', 'Courage we have in stock. Spikes, eleven pairs left.'),
        ),
      ),
      say(
        'riya.shakya',
        'We are doing Mardi first, as a warm-up. Is that the right order?',
        say('norbu', 'That is exactly the right order. Say hello to the forest.'),
        say('phurba', 'And tell your mother that two old men said so.'),
      ),
      say('asmita.run', 'Crossed it running in May. Would not run it this week.'),
      say('sarita.nurse', 'Headache that does not go with rest: down. Not tomorrow, now.'),
    ],
  },
  {
    on: 'What porters should never carry, and what you should say when you see it',
    sayings: [
      warm(
        3,
        say(
          'phurba',
          'I book by weight, and the scale stands where the guest can see it. Try it, friends: nobody argues with a scale.',
          say('pasang', 'This. I will say it at the meeting.'),
        ),
      ),
      say('yangchen', 'And shoes. Ask about shoes before you ask about Wi-Fi.'),
      say('mingma.l', 'मेरोमा पोर्टर दाइहरूलाई पाहुनाकै टेबल। कसैलाई अप्ठ्यारो लागे बाहिर चौर छ।'),
      gone(
        'aakash.ktm',
        'They are used to it.',
        say('pasang', 'Nobody is used to it. Come and carry my bag for one hour, tea is on me.'),
        say('asmita.run', 'My father was "used to it". His knees were not.'),
      ),
    ],
  },
  {
    on: 'First trek plan: Mardi in four days, four girls, no guide. Sane?',
    sayings: [
      say(
        'pasang',
        'Sane. Weather is stable till Friday. Start early, be down from High Camp by ten.',
      ),
      say('asmita.run', 'Yes. Take one whistle each and tell two tea houses your plan.'),
      say(
        'laxmi.hajurama',
        'म त भन्छु जाऊ। मेरो पालामा सोध्ने ठाउँ पनि थिएन।',
        say('riya.shakya', 'हजुरआमा, आमालाई यो देखाएँ। अनुमति आयो!!'),
      ),
      say('hira.devi', 'फर्कँदा घोरेपानी आउनुस् नानी, एक रात मेरो तर्फबाट।'),
      say('norbu', 'Sane people ask. You asked.'),
    ],
  },
  {
    on: 'How to make tea, from somebody who grows it',
    sayings: [
      say(
        'lok.bahadur',
        'नानी, मेरो चिया पसलले यो पढ्यो भने बन्द हुन्छ।',
        say('anita.rai', 'दाइ, पसलमा दूधको, घरमा पातको। दुवै बाँचून्।'),
      ),
      say('kiran.dev', 'I followed the steps with a timer. My desk smells like a holiday.'),
      say('maiya.tuladhar', 'इलामको पात असनमा पनि छ, तर नक्कली धेरै। चिन्ने उपाय पनि लेखिदिनुस् न।'),
      say('rojan.m', 'Three minutes, not five. I have been wrong for thirty years.'),
    ],
  },
  {
    on: 'जुत्ता आइपुग्यो! १७ जोर!',
    sayings: [
      warm(
        2,
        say(
          'deepak.doha',
          'गोल भयो भने क्रेनबाट हेर्दै ताली बजाउँछु।',
          say('rekha.miss', 'पहिलो गोल तपाईंकै नाममा, छात्राहरूले भने।'),
        ),
      ),
      say('ashma', 'धरानबाट दुई बल पठाउँदै छु। ठेगाना इन्बक्स गर्नुस् मिस।'),
      say('asmita.run', 'If anybody wants to run too, I have spikes in small sizes.'),
      say('suraj.cric', 'अब विपक्षीलाई पनि जुत्ता चाहिन्छ, भाग्न।'),
    ],
  },
  {
    on: 'TU ground, last over, eleven needed. My voice is gone.',
    sayings: [
      say('imran.a', 'I heard you in Birgunj.'),
      say('aakash.ktm', 'Wide diyeko hoina tyo. Ok diyeko ho. Thank you umpire.'),
      say('sandesh.fm', 'I said nothing about an easy catch. You are welcome.'),
      say(
        'rajesh.jha',
        'Probability of eleven off six with that field: I did it on the board in class. 0.19. And then it happened.',
        say('rekha.miss', 'यही त विज्ञान हो सर।'),
      ),
    ],
  },
  {
    on: 'हात्तीले धान खायो, तर घर छोड्यो',
    sayings: [
      say(
        'sitaram.khet',
        'हामीकहाँ पोहोर भकारी नै लग्यो। राहतको निवेदन वडामा छिट्टै हाल्नुस्, ३५ दिनको म्याद हुन्छ।',
        say('gita.tharu', 'थाहै थिएन। भोलि नै जान्छु, धन्यवाद दाइ।'),
      ),
      say(
        'meena.bhojpur',
        'मौरीको घार बारमा झुन्ड्याउँदा हात्ती तर्किन्छ भन्छन्। हाम्रो समूहले पढेको।',
        say('tek.gurung', 'मौरी मसँग छ, हात्ती तपाईंसँग। मिलाऔं।'),
      ),
      say(
        'samjhana.k',
        'Glad that nobody was hurt. Please write down date and time for each visit.',
      ),
    ],
  },
  {
    on: 'Rara: the road from Jumla is open again, small vehicles only',
    sayings: [
      say(
        'bishal.bike',
        'Is a 150 cc small enough?',
        say('roshan.jumla', 'The bike yes. The knees, bring your own.'),
      ),
      say('aarati', 'Beans: two kilos, no bargaining. When do you come to Kathmandu?'),
      say('tashi.dolma', 'छिमेकी ताललाई नमस्ते, शे-फोक्सुन्डोबाट।'),
    ],
  },
  {
    on: 'Chhath at Gangasagar: what first-time visitors should know',
    sayings: [
      say('puja.karna', 'And do not step over the sugar cane. Walk around. We notice.'),
      say(
        'priyanka.m',
        'घाटमा चप्पल खोल्ने ठाउँ पनि भनिदिनुस् न दाइ।',
        say('dipeshy', 'पूर्वपट्टि, ट्यांकीको छेउमा। राति ८ पछि भरिन्छ।'),
      ),
      say(
        'sabinb',
        'Train from Jaynagar side adds one at 3 PM that day, I checked. Right?',
        say('dipeshy', 'Right! You should move here.'),
      ),
    ],
  },
  {
    on: 'Six small growers, one roller: the first ten days',
    sayings: [
      say(
        'laxman.mahato',
        'काउलीवालालाई पनि हिम्मत आयो। हिसाब कसरी बाँड्नुभयो, त्यो पनि लेख्नुस् है।',
        say('anita.rai', 'हिसाबको खाता नै फोटो खिचेर राख्छु। लुकाउने के छ र।'),
      ),
      say(
        'priyanka.m',
        'Loan officer here: this is the kind of plan we like. Write to me before you buy the dryer.',
      ),
      say(
        'meena.bhojpur',
        'Who keeps the key?',
        say('anita.rai', 'Six locks, six keys. It was the only vote that was unanimous.'),
      ),
    ],
  },
  {
    on: 'छोरीको चिठी, जस्ताको तस्तै',
    sayings: [
      say('laxmi.hajurama', 'खसीको नाम के राखी?', say('deepak.doha', '“बर्खे”। अब कसैले छुन पाउँदैन।')),
      say('rekha.miss', 'यो बच्चीलाई पहिलो बेन्च।'),
      say('dilliram', 'यसमा सच्याउनुपर्ने केही छैन।'),
    ],
  },
]
