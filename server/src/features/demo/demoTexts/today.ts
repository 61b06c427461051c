import type { DemoPost } from './shapes.ts'

/** So many of them should not push better posts from the first page. */
const DAMP = 0.2

/** Short posts by many people today, so that something trends. */
export const todayPosts: DemoPost[] = [
  ...of('CricketNepal', 'CricketNepal', [
    ['suraj.cric', 0.3, 'Toss won. Batting. Nobody at my office is working.', 1.6],
    ['imran.a', 0.5, 'Shop radio on, shutters half down. Come in and listen.', 1.2],
    ['sandesh.fm', 0.8, 'Fifty up in the powerplay. My voice is already going.', 1.4],
    ['aakash.ktm', 1.2, 'Six runs and a dog on the pitch. The dog fielded well.', 1.3],
    ['gita.tharu', 1.7, 'घरमा टिभी एउटा, दर्शक सत्र। खाटले धान्ला?', 1.1],
    ['bishal.bike', 2.4, 'Delivered eleven parcels today. All to people watching the match.', 0.8],
    ['om.gupta', 3.3, 'Rain at the ground? Please no. We already used our luck.', 0.5],
    [
      'ashma',
      5.1,
      'Flags out in Dharan. The aunties of the futsal team want floodlights now.',
      0.6,
    ],
  ]),
  ...of('दशैं२०८३', 'चाडपर्व', [
    ['laxmi.hajurama', 0.4, 'जमरा आज चार औंला भयो। पहेँलो, सिधा, ठ्याक्कै।', 2],
    ['hari.bus', 0.9, 'टिकट सकियो नभन्नुस्, छत बाँकी छ भन्दैनौं हामी।', 1.4],
    ['rekha.miss', 1.4, 'होमवर्क: हजुरआमासँग एउटा पुरानो दशैंको कथा सोधेर आउने।', 1.5],
    ['sitaram.khet', 2.1, 'खसी हराएको थियो, पिङमुनि भेटियो। उसलाई पनि दशैं लागेछ।', 1.2],
    ['fulmati', 3.2, 'मामाघरको बाटो बिर्सिएको छैन, गाडी मात्र छैन।', 0.6],
  ]),
  ...of('Dashain2083', 'चाडपर्व', [
    [
      'manisha.code',
      1.1,
      'Out of office reply written in verse. My manager answered in verse.',
      1.1,
    ],
    ['kamal.pun', 2.8, 'Night shift here, tika there. The phone is propped on a rice sack.', 0.9],
  ]),
  ...of('बत्तीगयो', 'बत्ती गयो', [
    ['maiya.tuladhar', 0.6, 'असनमा पनि गयो। मैनबत्तीको भाउ भने आयो।', 1],
    ['sagar.bista', 0.9, 'ट्रान्सफर्मर तातेको हो। एक घण्टामा आउँछ, हल्ला नगर्नुस्।', 1.4],
    ['rabin.dangol', 1.3, 'चियापसलमा अँध्यारो, गफ भने उज्यालो।', 1],
    ['dilliram', 2.2, 'टोलभरि इन्भर्टर एउटा, फोन चार्ज गर्ने अठार।', 0.6],
  ]),
  ...of('BattiGayo', 'बत्ती गयो', [
    [
      'kiran.dev',
      0.5,
      'Pushed to production, and then the whole street went dark. Unrelated, I hope.',
      1.7,
    ],
    ['nisha.c', 1.8, 'Momo by torchlight tastes exactly the same. Tested.', 0.9],
  ]),
  ...of('झरी', null, [
    ['jamuna.d', 0.2, 'तीन दिनको झरी, एक ठाउँमा चुहिने छाना। बाटा पाँचवटा राखेँ।', 1.5],
    ['tek.gurung', 1, 'फेवा भरिएर सडक छोयो। डुङ्गाले बाटो सोध्यो।', 1.4],
    ['laxman.mahato', 1.6, 'धानको लागि ढिलो, आलीको लागि धेरै।', 1],
    ['meena.bhojpur', 2.5, 'पहिरो झरेको छैन, सडक भने झरेको छ। ढिलो हिँड्नुस्।', 0.7],
    ['roshan.jumla', 3.8, 'यहाँ त हिउँ पो पर्‍यो। स्याउ टिपिसकेको थिएँ, धन्न।', 0.8],
  ]),
  ...of('Jhari', null, [
    ['elisha.m', 0.7, 'Lost one umbrella, found two. The city provides.', 1.1],
    ['priyanka.m', 2, 'Janakpur: the pond is in the lane, the ducks are delighted.', 0.9],
  ]),
  ...of('momo', null, [
    ['sujata', 0.8, 'Ninth shop of the month. The achar at this one asks questions.', 1.8],
    ['yangchen', 1.5, 'My mother folds eighteen pleats. I fold a parcel.', 1.3],
    ['prashantkc', 2.3, 'Half plate is a lie we tell the waiter.', 1.2],
    ['sarita.nurse', 4.2, 'After the night shift only one medicine works: jhol.', 0.9],
  ]),
  ...of('मोमो', null, [
    ['hira.devi', 1.2, 'चिया पसलमा पनि मोमो खोज्छन्। भोलिदेखि राख्छु।', 1],
    ['puja.karna', 3, 'घरमा सय ओटा बेरेँ, खानेहरू सय बीस।', 0.6],
  ]),
  ...of('TrekNepal', 'TrekNepal', [
    ['norbu', 0.6, 'Manang: eleven tents, one yak who counts them every hour.', 1.3],
    ['pasang', 1.1, 'Lukla flights on time again. Three groups are up already.', 1.1],
    ['mingma.l', 1.9, 'Thame bridge is open. Walk, do not dance.', 1],
    ['tashi.dolma', 2.6, 'The stove burns, the soup is on. Who comes over the pass today?', 0.9],
    [
      'nabin.photo',
      3.6,
      'Waited four hours for one cloud to move. It moved into the picture.',
      1.2,
    ],
    ['asmita.run', 4.8, 'Ran what the map calls two days. My knees call it something else.', 0.8],
  ]),
]

type Line = [by: string, hoursAgo: number, title: string, warmth: number]

/** Posts of one line each with the same hashtag. */
function of(tag: string, hub: DemoPost['hub'] | null, lines: Line[]): DemoPost[] {
  return lines.map(([by, hoursAgo, title, warmth]) => ({
    by,
    ...(hub && { hub }),
    title,
    text: `#${tag}`,
    warmth: warmth * DAMP,
    hoursAgo,
  }))
}
