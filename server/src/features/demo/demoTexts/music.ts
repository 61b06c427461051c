import type { DemoPost } from './shapes.ts'
import { say, type Talk, warm } from './talk.ts'

/** Posts that only the members of the private hub can read. */
export const musicPosts: DemoPost[] = [
  {
    by: 'kabita.magar',
    hub: 'NepaliMusic',
    isHubPinned: true,
    title: 'यो कोठाको चलन',
    text: `आधा बनेको गीत पनि ल्याउनुस्। बिग्रेको ताल पनि ल्याउनुस्।

- जे सुनिन्छ, यहीँ रहन्छ
- पहिले मन परेको कुरा, अनि मात्र सुझाव
- शुक्रबार राति ८ बजे सँगै सुन्ने`,
    warmth: 4,
    hoursAgo: 300,
  },
  {
    by: 'bhim.bk',
    hub: 'NepaliMusic',
    title: 'Recorded my father’s sarangi on a repaired phone',
    text: 'Four minutes, one rooster. He does not know I kept it. I will play it on Friday, please do not share it outside.',
    warmth: 5,
    hoursAgo: 52.5,
  },
  {
    by: 'tilak.bk',
    hub: 'NepaliMusic',
    title: 'आरनको घनमा एउटा ताल भेटियो',
    text: 'तीन हान्ने, एक छोड्ने। छोरो मादलमा बजाउँछ, म फलाममा। नाम के राख्ने होला?',
    pictures: [{ name: 'drumhead', alt: 'मादलको एक छेउ, नजिकबाट' }],
    warmth: 4.4,
    hoursAgo: 27.5,
  },
  {
    by: 'aarati',
    hub: 'NepaliMusic',
    title: 'First line of a song, and then nothing for two weeks',
    text: '"फेवाको पानीमा मेरो छतको बत्ती…" and then the spreadsheet opens in my head. What comes after?',
    warmth: 4.2,
    hoursAgo: 13.5,
  },
  {
    by: 'ganesh.doti',
    hub: 'NepaliMusic',
    title: 'देउडामा जवाफ दिन ढिलो भयो भने के गर्ने?',
    text: 'हिजो मेलामा १५ सेकेन्ड चुप बसेँ। ती १५ सेकेन्ड अझै सकिएका छैनन्।',
    poll: { options: ['हाँसिदिने', 'पुरानै टुक्का दोहोर्‍याउने', 'नाच्दै टार्ने'], hours: 96 },
    warmth: 3.8,
    hoursAgo: 4,
  },
]

export const musicTalk: Talk[] = [
  {
    on: 'First line of a song, and then nothing for two weeks',
    sayings: [
      warm(
        4,
        say(
          'kabita.magar',
          '"…हल्लिन्छ, निभ्दैन, घर सम्झिरहन्छ।" लय पछि मिलाउँला।',
          say(
            'aarati',
            'दिदी! दुई हप्ता लागेको थियो मलाई।',
            say('kabita.magar', 'तान बुन्दा हात चल्छ, मन खाली हुन्छ। त्यही हो।'),
          ),
        ),
      ),
      say('tek.gurung', 'पोखराको हो भने झ्याउरे ताल। अरू चल्दैन।'),
      say('sandesh.fm', 'When it is done it goes to number 1 in the queue. Not number 47.'),
    ],
  },
  {
    on: 'आरनको घनमा एउटा ताल भेटियो',
    sayings: [
      say(
        'ganesh.doti',
        '"घन ताल"। यसमा देउडा पनि नाचिन्छ होला।',
        say('tilak.bk', 'आउनुस्, आरनमै नाचौँ।'),
      ),
      warm(
        3,
        say('bhim.bk', 'Send me the recording, I will take the hiss out and leave the sparks.'),
      ),
    ],
  },
  {
    on: 'Recorded my father’s sarangi on a repaired phone',
    sayings: [
      warm(3, say('elisha.m', 'Leave the rooster in.')),
      say('fulmati', 'बुवालाई हाम्रो ढोग।'),
    ],
  },
]
