import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: [(name: string) => `Block @${name}?`, (name: string) => `@${name} लाई ब्लक गर्ने?`],
  sentence: [
    'Neither of you sees the other anywhere on Jes, and you stop following each other. They are not told. You can unblock them in your settings.',
    'Jes मा तपाईंहरूले एकअर्कालाई कतै देख्नुहुन्न र एकअर्कालाई गरेको फलो पनि हट्छ। उहाँलाई खबर जाँदैन। सेटिङबाट ब्लक हटाउन सक्नुहुन्छ।',
  ],
  block: ['Block', 'ब्लक गर्नुहोस्'],
})
