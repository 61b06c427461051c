import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Lists', 'सूचीहरू'],
  yours: ['Your lists', 'तपाईंका सूची'],
  followed: ['Lists you follow', 'तपाईंले फलो गरेका सूची'],
  withYou: ['Lists you are on', 'तपाईं भएका सूची'],
  newList: ['New list', 'नयाँ सूची'],
  none: ['No lists yet', 'अहिलेसम्म सूची छैन'],
  noneSentence: [
    'Put people on a list, and what they write is one feed. It can be for you alone, or for all to follow.',
    'मान्छेलाई सूचीमा राख्नुहोस्, उहाँहरूका पोस्ट एउटै फिडमा आउँछन्। आफ्ना लागि मात्र राख्ने वा सबैलाई देखाउने, तपाईंकै छनोट।',
  ],
  people: [
    (shown: string, many: number) => `${shown} ${plural(many, 'person', 'people')}`,
    (shown: string) => `${shown} जना`,
  ],
  followers: [
    (shown: string, many: number) => `${shown} ${plural(many, 'follower', 'followers')}`,
    (shown: string) => `${shown} फलोअर`,
  ],
  onlyYou: ['only you see it', 'तपाईंले मात्र देख्नुहुन्छ'],
  everybody: ['everybody sees it', 'सबैले देख्छन्'],
  by: [(name: string) => `by @${name}`, (name: string) => `@${name} को`],
  tabs: ['List', 'सूची'],
  posts: ['Posts', 'पोस्ट'],
  peopleTab: ['People', 'मान्छे'],
  follow: ['Follow', 'फलो गर्नुहोस्'],
  following: ['Following', 'फलो गरेको'],
  followList: [(name: string) => `Follow ${name}`, (name: string) => `${name} फलो गर्नुहोस्`],
  more: ['More', 'थप'],
  edit: ['Edit list', 'सूची सच्याउनुहोस्'],
  remove: ['Delete list', 'सूची मेट्नुहोस्'],
  removeTitle: [(name: string) => `Delete “${name}”?`, (name: string) => `“${name}” मेट्ने हो?`],
  removeSentence: [
    'The list is gone for good, also for those who follow it. Nobody is unfollowed.',
    'सूची सधैँका लागि मेटिन्छ, फलो गर्नेका लागि पनि। कसैको फलो भने टुट्दैन।',
  ],
  leave: ['Leave this list', 'यो सूचीबाट निस्कनुहोस्'],
  leaveTitle: [(name: string) => `Leave “${name}”?`, (name: string) => `“${name}” बाट निस्कने हो?`],
  leaveSentence: [
    'You are no longer on it, and nobody can put you on it again.',
    'तपाईं यसमा रहनुहुन्न, र कसैले तपाईंलाई फेरि राख्न सक्दैन।',
  ],
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
  noPosts: ['No posts yet', 'अहिलेसम्म कुनै पोस्ट छैन'],
  noPostsSentence: [
    'What the people of this list write will be here.',
    'यो सूचीका मान्छेले लेखेका कुरा यहाँ आउँछन्।',
  ],
  addPeople: ['Add people', 'मान्छे थप्नुहोस्'],
  lookAround: ['Look around', 'घुमेर हेर्नुहोस्'],
})
