import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  note: [
    'Reasons that are given often. Whoever gives one can change its words before it is sent.',
    'बारम्बार दिइने कारण। पठाउनुअघि शब्द फेर्न सकिन्छ।',
  ],
  none: ['No reasons yet', 'अहिलेसम्म कुनै कारण छैन'],
  noneSentence: [
    'Keep a reason here once, and give it with one choice.',
    'कारण एक पटक यहाँ राख्नुहोस्, अनि छानेर दिनुहोस्।',
  ],
  add: ['Add a reason', 'कारण थप्नुहोस्'],
  change: ['Change', 'फेर्नुहोस्'],
  changeNamed: [(name: string) => `Change ${name}`, (name: string) => `${name} फेर्नुहोस्`],
  remove: ['Remove', 'हटाउनुहोस्'],
  removeNamed: [(name: string) => `Remove ${name}`, (name: string) => `${name} हटाउनुहोस्`],
  removed: [(name: string) => `${name} was removed`, (name: string) => `${name} हटाइयो`],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  newTitle: ['A new reason', 'नयाँ कारण'],
  changeTitle: ['Change this reason', 'यो कारण फेर्नुहोस्'],
  name: ['Name', 'नाम'],
  nameHint: ['Only the staff sees it.', 'यो टोलीले मात्र देख्छ।'],
  english: ['In English', 'अङ्ग्रेजीमा'],
  nepali: ['In Nepali', 'नेपालीमा'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  reason: ['Reason', 'कारण'],
  staffReads: ['The staff reads it in the log.', 'यो टोलीले अभिलेखमा पढ्छ।'],
  template: ['Choose a reason', 'कारण छान्नुहोस्'],
  own: ['In your own words', 'आफ्नै शब्दमा'],
  language: ['Language of the reason', 'कारणको भाषा'],
})
