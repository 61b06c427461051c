import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  createClip: ['Create JesClip', 'JesClip बनाउनुहोस्'],
  verifyTitle: ['One step first', 'पहिले एउटा काम'],
  verifySentence: ['Please verify your email to post.', 'पोस्ट गर्न पहिले इमेल पक्का गर्नुहोस्।'],
  verify: ['Verify email', 'इमेल पक्का गर्नुहोस्'],
})
