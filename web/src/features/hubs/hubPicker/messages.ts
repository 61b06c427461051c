import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  publicPost: ['Public post', 'सार्वजनिक पोस्ट'],
  where: [(place: string) => `Post to: ${place}`, (place: string) => `पोस्ट हुने ठाउँ: ${place}`],
  members: ['Members of this JeHub see this', 'यो JeHub का सदस्यले देख्छन्'],
  cannotPost: [
    (name: string) => `You cannot post in ${name}.`,
    (name: string) => `तपाईं ${name} मा पोस्ट गर्न सक्नुहुन्न।`,
  ],
})
