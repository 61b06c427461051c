import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  createClip: ['Create JesClip', 'JesClip बनाउनुहोस्'],
  clipsOff: ['Adding clips is switched off', 'क्लिप हाल्न अहिले बन्द छ'],
  clipsOffSentence: [
    'On this Jes nobody can add a JesClip for now. Reading, searching and your settings work as always.',
    'यो Jes मा अहिले कसैले JesClip हाल्न मिल्दैन। पढ्न, खोज्न र सेटिङ मिलाउन भने मिल्छ।',
  ],
  explore: ['Explore Jes', 'Jes घुम्नुहोस्'],
  verifyTitle: ['One step first', 'पहिले एउटा काम'],
  verifySentence: ['Please verify your email to post.', 'पोस्ट गर्न पहिले इमेल पक्का गर्नुहोस्।'],
  verify: ['Verify email', 'इमेल पक्का गर्नुहोस्'],
})
