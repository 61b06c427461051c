import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  cases: ['Cases', 'रिपोर्टहरू'],
  state: ['Which cases', 'कुन रिपोर्ट'],
  open: ['Open', 'खुला'],
  closed: ['Decided', 'टुङ्गिएका'],
  kind: ['Kind', 'प्रकार'],
  all: ['All kinds', 'सबै'],
  post: ['Post', 'पोस्ट'],
  comment: ['Comment', 'कमेन्ट'],
  clip: ['Clip', 'क्लिप'],
  jehub: ['JeHub', 'JeHub'],
  user: ['Member', 'सदस्य'],
  none: ['Nothing waits', 'पर्खाइमा केही छैन'],
  noneSentence: [
    'What is reported to Jes shows up here, the weightiest first.',
    'Jes लाई गरिएका रिपोर्ट यहाँ देखिन्छन्, गम्भीर कुरा पहिले।',
  ],
  noneDecided: ['Nothing was decided yet', 'अहिलेसम्म केही टुङ्गिएको छैन'],
  noneOfKind: ['Nothing of this kind', 'यस प्रकारको केही छैन'],
  what: ['What', 'के'],
  reason: ['Reason', 'कारण'],
  reportsColumn: ['Reports', 'रिपोर्ट'],
  timeLeft: ['Time left', 'बाँकी समय'],
  byHouse: ['A watched word', 'निगरानीको शब्द'],

  dismissed: ['Dismissed', 'खारेज'],
  removed: ['Removed', 'हटाइएको'],
  labelled: ['Labelled', 'लेबल राखिएको'],
  warned: ['Warned', 'सचेत गराइएको'],
  suspended: ['Suspended', 'निलम्बित'],
  gone: ['Gone by itself', 'आफैँ हटेको'],
  decidedBy: [(name: string) => `by ${name}`, (name: string) => `${name} ले`],

  isheld: ['Held', 'रोकिएको'],
  isremoved: ['Removed now', 'अहिले हटाइएको'],
  isdeleted: ['Deleted by its author', 'लेखकले मेटेको'],
  issuspended: ['Suspended now', 'अहिले निलम्बित'],
  isgone: ['No longer there', 'अब छैन'],

  move: ['move', 'सर्ने'],
  keyOpen: ['open', 'खोल्ने'],
})
