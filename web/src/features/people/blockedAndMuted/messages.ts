import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  blocked: ['Blocked people', 'ब्लक गरिएका मान्छे'],
  blockedWhy: [
    'Neither of you sees the other anywhere on Jes.',
    'Jes मा तपाईंहरू एकअर्कालाई कतै देख्नुहुन्न।',
  ],
  noBlocked: ['You have blocked nobody.', 'तपाईंले कसैलाई ब्लक गर्नुभएको छैन।'],
  muted: ['Muted people', 'म्युट गरिएका मान्छे'],
  mutedWhy: [
    'Nothing of theirs is in your lists. They do not learn of it.',
    'उहाँहरूका कुरा तपाईंका सूचीमा देखिँदैनन्। उहाँहरूलाई थाहा हुँदैन।',
  ],
  noMuted: ['You have muted nobody.', 'तपाईंले कसैलाई म्युट गर्नुभएको छैन।'],
  words: ['Muted words', 'म्युट गरिएका शब्द'],
  wordsWhy: [
    'Posts with these words leave your lists, whether written in Devanagari or in Roman letters.',
    'यी शब्द भएका पोस्ट तपाईंका सूचीमा देखिँदैनन्, देवनागरीमा लेखिए पनि रोमनमा लेखिए पनि।',
  ],
  noWords: ['You have muted no words.', 'तपाईंले कुनै शब्द म्युट गर्नुभएको छैन।'],
  word: ['Word or phrase', 'शब्द वा वाक्यांश'],
  add: ['Mute', 'म्युट गर्नुहोस्'],
  adding: ['Muting...', 'म्युट गर्दै...'],
  hubs: ['Muted JeHubs', 'म्युट गरिएका JeHub'],
  hubsWhy: ['Their posts are not in your lists.', 'यिनका पोस्ट तपाईंका सूचीमा देखिँदैनन्।'],
  noHubs: ['You have muted no JeHub.', 'तपाईंले कुनै JeHub म्युट गर्नुभएको छैन।'],
  threads: ['Muted threads', 'म्युट गरिएका कुराकानी'],
  threadsWhy: ['You hear no more of these posts.', 'यी पोस्टका सूचना आउँदैनन्।'],
  noThreads: ['You have muted no thread.', 'तपाईंले कुनै कुराकानी म्युट गर्नुभएको छैन।'],
  unblock: ['Unblock', 'ब्लक हटाउनुहोस्'],
  unmute: ['Unmute', 'म्युट हटाउनुहोस्'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  unblocked: ['Unblocked', 'ब्लक हट्यो'],
  unmuted: ['Unmuted', 'म्युट हट्यो'],
  of: [
    (verb: string, name: string) => `${verb} ${name}`,
    (verb: string, name: string) => `${name}: ${verb}`,
  ],
  by: [(name: string) => `by @${name}`, (name: string) => `@${name} को`],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
