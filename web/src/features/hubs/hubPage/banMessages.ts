import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  banned: ['You are banned from this JeHub.', 'यो JeHub मा तपाईंलाई रोक लगाइएको छ।'],
  bannedUntil: [
    (day: string) => `You are banned from this JeHub until ${day}.`,
    (day: string) => `यो JeHub मा तपाईंलाई ${day} सम्म रोक लगाइएको छ।`,
  ],
  reason: [(reason: string) => `Reason: ${reason}`, (reason: string) => `कारण: ${reason}`],
})
