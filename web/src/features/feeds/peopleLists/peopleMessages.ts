import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  takeOff: [
    (name: string) => `Take ${name} off the list`,
    (name: string) => `${name} लाई सूचीबाट हटाउनुहोस्`,
  ],
  add: [(name: string) => `Put ${name} on the list`, (name: string) => `${name} लाई सूचीमा राख्नुहोस्`],
  findPeople: ['Find people to add', 'थप्ने मान्छे खोज्नुहोस्'],
  found: ['People found', 'भेटिएका मान्छे'],
  nobodyFound: ['Nobody of this name', 'यो नामको कोही भेटिएन'],
  nobody: ['Nobody is on this list yet', 'यो सूचीमा अहिलेसम्म कोही छैन'],
  nobodySentence: [
    'Look for people above, or choose “Add to a list” on a profile.',
    'माथि मान्छे खोज्नुहोस्, वा प्रोफाइलको मेनुमा “सूचीमा राख्नुहोस्” छान्नुहोस्।',
  ],
  nobodyOfOthers: ['Come back later.', 'पछि फेरि हेर्नुहोस्।'],
})
