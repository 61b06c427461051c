import type { DemoHub } from './shapes.ts'

/** The hubs of hills, fields, festivals and those far from them. */
export const landHubs: DemoHub[] = [
  {
    name: 'TrekNepal',
    description:
      'Trail reports, permits, teahouse prices and honest gear talk. पदयात्रा गर्नेहरूको घर।',
    owner: 'pasang',
    moderators: ['norbu', 'phurba'],
    tags: ['trekking', 'travel', 'sport', 'permits'],
    rules: [
      {
        title: 'Be kind on the trail and here',
        description: 'No shaming beginners. Everyone was one.',
      },
      { title: 'Say when it was', description: 'Trail reports need a date and a place.' },
      { title: 'No package selling', description: 'Guides may introduce themselves once.' },
      {
        title: 'Leave the summit clean',
        description: 'Photos of rubbish are welcome, leaving it is not.',
      },
    ],
    icon: 'trek',
    cover: 'pass',
    pull: 0.5,
  },
  {
    name: 'चाडपर्व',
    description:
      'दशैं, तिहार, छठ, माघी, उधौली, तिजी: सबैका चाड, सबैको आँगन। Festivals of everybody, told by those who keep them.',
    owner: 'laxmi.hajurama',
    moderators: ['bibek.s', 'gita.tharu', 'dipeshy'],
    tags: ['festivals', 'culture', 'food', 'दशैं', 'तिहार', 'छठ'],
    rules: [
      { title: 'सबैको चाड ठूलो', description: 'तुलना होइन, निम्तो।' },
      { title: 'Ask before you film', description: 'A ritual is not a show.' },
      { title: 'विधि लेख्दा ठाउँ पनि लेख्ने', description: 'हरेक गाउँको चलन फरक हुन्छ।' },
    ],
    icon: 'festivals',
    cover: 'ping',
    pull: 0.55,
  },
  {
    name: 'खेतीपाती',
    description: 'बीउ, भाउ, मल, मौसम र माया। Growers of Nepal, from paint buckets to terraces.',
    owner: 'sitaram.khet',
    moderators: ['laxman.mahato', 'anita.rai'],
    tags: ['farming', 'food', 'बजार भाउ'],
    rules: [
      { title: 'भाउ लेख्दा मिति र बजार लेख्ने', description: 'हिजोको भाउले आज ठग्छ।' },
      { title: 'No miracle medicine', description: 'Say the name, the dose and who told you.' },
      { title: 'किसानलाई नहेप्ने', description: '' },
    ],
    icon: 'farming',
    cover: 'terraces',
    pull: 0.36,
  },
  {
    name: 'परदेशी',
    description:
      'दोहा, सिड्नी, आन्सान, टोकियो: घरभन्दा टाढा हुनेहरूको चौतारी। For those away from home, and for home.',
    owner: 'deepak.doha',
    moderators: ['kamal.pun', 'shanti.ale'],
    tags: ['abroad', 'jobs', 'travel', 'eps'],
    rules: [
      { title: 'No agents', description: 'Nobody here sells visas. Report whoever tries.' },
      {
        title: 'नाम र कम्पनी नखोल्ने',
        description: 'अर्काको कागज, तलब वा समस्या उसैले भन्न पाउँछ।',
      },
      { title: 'रुन पाइन्छ', description: 'हाँस्ने मात्र ठाउँ होइन यो।' },
    ],
    icon: 'abroad',
    pull: 0.3,
  },
  {
    name: 'OldNepal',
    description:
      'Photographs, letters and things from the tin under the bed. Who is this, and when?',
    owner: 'nabin.photo',
    moderators: ['maiya.tuladhar'],
    tags: ['history', 'culture', 'photographs', 'kathmandu'],
    rules: [
      { title: 'Say whose it is', description: 'The family decides what is shown.' },
      { title: 'Guess aloud, correct gently', description: 'Dates in BS, with “around”.' },
    ],
    icon: 'photos',
    cover: 'pagoda',
    pull: 0.28,
  },
  {
    name: 'NepaliMusic',
    description: 'Lok dohori to Kathmandu indie. Share a song, learn a madal beat.',
    owner: 'kabita.magar',
    moderators: ['sandesh.fm'],
    tags: ['music', 'culture', 'madal'],
    rules: [
      {
        title: 'What is played here stays here',
        description: 'Half-finished songs are shared in trust.',
      },
      { title: 'Kind ears', description: 'Say one thing you liked before one you did not.' },
      { title: 'गीत कसको हो, लेख्ने', description: 'शब्द, संगीत, गाउँ।' },
    ],
    icon: 'music',
    cover: 'backstage',
    members: [
      'aarati',
      'ganesh.doti',
      'tek.gurung',
      'fulmati',
      'ashma',
      'rojan.m',
      'tilak.bk',
      'bhim.bk',
      'puja.karna',
      'elisha.m',
      'bibek.s',
      'hira.devi',
    ],
  },
]
