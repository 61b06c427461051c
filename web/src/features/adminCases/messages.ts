import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

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
  standing: [
    (open: number, late: number) =>
      `${number(open)} waiting${late > 0 ? `, ${number(late)} for more than 24 hours` : ''}`,
    (open: number, late: number) =>
      `${number(open)} वटा पर्खाइमा${late > 0 ? `, ${number(late)} वटा २४ घण्टाभन्दा ढिला` : ''}`,
  ],
  none: ['Nothing waits', 'पर्खाइमा केही छैन'],
  noneSentence: [
    'What is reported to Jes shows up here, the weightiest first.',
    'Jes लाई गरिएका रिपोर्ट यहाँ देखिन्छन्, गम्भीर कुरा पहिले।',
  ],
  noneDecided: ['Nothing was decided yet', 'अहिलेसम्म केही टुङ्गिएको छैन'],
  noneOfKind: ['Nothing of this kind', 'यस प्रकारको केही छैन'],
  end: ['That is all.', 'यति नै हो।'],
  about: [
    (kind: string, name: string) => `${kind}: ${name}`,
    (kind: string, name: string) => `${kind}: ${name}`,
  ],
  reports: [
    (n: number) => (n === 1 ? '1 report' : `${number(n)} reports`),
    (n: number) => `${number(n)} रिपोर्ट`,
  ],
  byHouse: ['A watched word', 'निगरानीको शब्द'],
  look: ['Look at the case', 'हेर्नुहोस्'],

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
  keyDismiss: ['dismiss', 'खारेज'],
  keyRemove: ['remove', 'हटाउने'],
})
