import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  mute: [(name: string) => `Mute @${name}`, (name: string) => `@${name} लाई म्युट गर्नुहोस्`],
  unmute: [(name: string) => `Unmute @${name}`, (name: string) => `@${name} को म्युट हटाउनुहोस्`],
  block: [(name: string) => `Block @${name}`, (name: string) => `@${name} लाई ब्लक गर्नुहोस्`],
  muted: [
    (name: string) => `You will see nothing of @${name}. They do not learn of it.`,
    (name: string) => `अब @${name} का कुरा देखिँदैनन्। उहाँलाई थाहा हुँदैन।`,
  ],
  unmuted: [
    (name: string) => `You see @${name} again.`,
    (name: string) => `अब @${name} का कुरा फेरि देखिन्छन्।`,
  ],
  blocked: [(name: string) => `@${name} is blocked.`, (name: string) => `@${name} ब्लक भयो।`],
  unblocked: [
    (name: string) => `@${name} is no longer blocked.`,
    (name: string) => `@${name} को ब्लक हट्यो।`,
  ],
  muteHub: ['Mute JeHub', 'JeHub म्युट गर्नुहोस्'],
  unmuteHub: ['Unmute JeHub', 'JeHub को म्युट हटाउनुहोस्'],
  hubMuted: [
    (name: string) => `You will see no posts of ${name} in your lists.`,
    (name: string) => `अब तपाईंका सूचीमा ${name} का पोस्ट देखिँदैनन्।`,
  ],
  hubUnmuted: [
    (name: string) => `You see posts of ${name} again.`,
    (name: string) => `अब ${name} का पोस्ट फेरि देखिन्छन्।`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
})
