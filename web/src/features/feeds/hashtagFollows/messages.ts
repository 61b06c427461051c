import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  follow: ['Follow', 'फलो गर्नुहोस्'],
  following: ['Following', 'फलो गरेको'],
  followTag: [(tag: string) => `Follow #${tag}`, (tag: string) => `#${tag} फलो गर्नुहोस्`],
  unfollowed: [
    (tag: string) => `You no longer follow #${tag}`,
    (tag: string) => `अब #${tag} फलो गर्नुहुन्न`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  list: ['Hashtags you follow', 'तपाईंले फलो गरेका ह्यासट्याग'],
  why: [
    'Their posts come into For you, in whichever script they are written.',
    'जुन लिपिमा लेखे पनि यिनका पोस्ट “तपाईंका लागि” मा आउँछन्।',
  ],
  none: [
    'None yet. Open a hashtag and press Follow.',
    'अहिलेसम्म छैन। ह्यासट्याग खोलेर “फलो गर्नुहोस्” थिच्नुहोस्।',
  ],
  stop: [(tag: string) => `Stop following #${tag}`, (tag: string) => `#${tag} फलो गर्न छोड्नुहोस्`],
})
