import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  none: [
    (words: string) => `No message with “${words}”`,
    (words: string) => `“${words}” भएको सन्देश भेटिएन`,
  ],
  noneWhy: [
    'Whole words are found, in either script.',
    'पूरा शब्द खोज्नुहोस्, देवनागरी वा रोमन जुन अक्षरमा भए पनि भेटिन्छ।',
  ],
  you: [(said: string) => `You: ${said}`, (said: string) => `तपाईं: ${said}`],
  yesterday: ['Yesterday', 'हिजो'],
})
