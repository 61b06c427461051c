import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

type Said = (by: string, user: string) => string

const pair = (english: Said, nepali: Said) => [english, nepali] as const

export const messages = catalogue({
  none: ['Nothing done yet', 'अहिलेसम्म केही गरिएको छैन'],
  noneSentence: [
    'What the moderators do is written here, for everybody to read.',
    'मोडरेटरले जे गर्नुहुन्छ, सबैले पढ्न पाउने गरी यहाँ लेखिन्छ।',
  ],
  end: ['That is how it began.', 'सुरु यहीँबाट भयो।'],
  automod: ['AutoMod', 'AutoMod'],
  somebody: ['A moderator', 'एक मोडरेटर'],
  member: ['a member', 'एक सदस्य'],
  rule: [(rule: string) => `Rule: ${rule}`, (rule: string) => `नियम: ${rule}`],
  forGood: ['For good', 'सधैँका लागि'],
  days: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  owner: ['Owner', 'मालिक'],
  moderator: ['Moderator', 'मोडरेटर'],
  plainMember: ['Member', 'सदस्य'],

  removePost: pair(
    (by, user) => `${by} removed a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्ट हटाउनुभयो`,
  ),
  restorePost: pair(
    (by, user) => `${by} restored a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्ट फिर्ता ल्याउनुभयो`,
  ),
  approvePost: pair(
    (by, user) => `${by} looked at a post by ${user} and kept it`,
    (by, user) => `${by} ले ${user} को पोस्ट हेरेर राख्नुभयो`,
  ),
  lockPost: pair(
    (by, user) => `${by} locked a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्टमा कमेन्ट बन्द गर्नुभयो`,
  ),
  unlockPost: pair(
    (by, user) => `${by} unlocked a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्टमा कमेन्ट खोल्नुभयो`,
  ),
  pinPost: pair(
    (by, user) => `${by} pinned a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्ट पिन गर्नुभयो`,
  ),
  unpinPost: pair(
    (by, user) => `${by} unpinned a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्टको पिन हटाउनुभयो`,
  ),
  labelPost: pair(
    (by, user) => `${by} labelled a post by ${user}`,
    (by, user) => `${by} ले ${user} को पोस्टमा लेबल राख्नुभयो`,
  ),
  removeComment: pair(
    (by, user) => `${by} removed a comment by ${user}`,
    (by, user) => `${by} ले ${user} को कमेन्ट हटाउनुभयो`,
  ),
  restoreComment: pair(
    (by, user) => `${by} restored a comment by ${user}`,
    (by, user) => `${by} ले ${user} को कमेन्ट फिर्ता ल्याउनुभयो`,
  ),
  approveComment: pair(
    (by, user) => `${by} looked at a comment by ${user} and kept it`,
    (by, user) => `${by} ले ${user} को कमेन्ट हेरेर राख्नुभयो`,
  ),
  warn: pair(
    (by, user) => `${by} warned ${user}`,
    (by, user) => `${by} ले ${user} लाई सचेत गराउनुभयो`,
  ),
  ban: pair(
    (by, user) => `${by} banned ${user}`,
    (by, user) => `${by} ले ${user} लाई रोक लगाउनुभयो`,
  ),
  unban: pair(
    (by, user) => `${by} ended the ban of ${user}`,
    (by, user) => `${by} ले ${user} को रोक हटाउनुभयो`,
  ),
  setRole: pair(
    (by, user) => `${by} changed the role of ${user}`,
    (by, user) => `${by} ले ${user} को भूमिका फेर्नुभयो`,
  ),
  handOver: pair(
    (by, user) => `${by} handed the JeHub over to ${user}`,
    (by, user) => `${by} ले ${user} लाई JeHub सुम्पनुभयो`,
  ),
  approveRequest: pair(
    (by, user) => `${by} let ${user} in`,
    (by, user) => `${by} ले ${user} लाई भित्र लिनुभयो`,
  ),
  denyRequest: pair(
    (by) => `${by} turned a request down`,
    (by) => `${by} ले एउटा अनुरोध अस्वीकार गर्नुभयो`,
  ),
  editHub: pair(
    (by) => `${by} changed the JeHub`,
    (by) => `${by} ले JeHub फेर्नुभयो`,
  ),
  setAutomod: pair(
    (by) => `${by} changed AutoMod`,
    (by) => `${by} ले AutoMod फेर्नुभयो`,
  ),
  closeHub: pair(
    (by) => `${by} closed the JeHub`,
    (by) => `${by} ले JeHub बन्द गर्नुभयो`,
  ),
  reopenHub: pair(
    (by) => `${by} opened the JeHub again`,
    (by) => `${by} ले JeHub फेरि खोल्नुभयो`,
  ),
  suspend: pair(
    (by, user) => `${by} suspended ${user}`,
    (by, user) => `${by} ले ${user} को खाता निलम्बन गर्नुभयो`,
  ),
  unsuspend: pair(
    (by, user) => `${by} ended the suspension of ${user}`,
    (by, user) => `${by} ले ${user} को निलम्बन हटाउनुभयो`,
  ),
})
