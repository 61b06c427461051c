import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  byName: ['Invite a member', 'सदस्यलाई निम्तो दिनुहोस्'],
  username: ['Username', 'प्रयोगकर्ता नाम'],
  invite: ['Invite', 'निम्तो दिनुहोस्'],
  inviting: ['Inviting...', 'निम्तो दिँदै...'],
  invited: [(name: string) => `${name} is invited`, (name: string) => `${name} लाई निम्तो गयो`],
  suggestions: ['Members', 'सदस्यहरू'],
  byLink: ['Invite by link', 'लिङ्कबाट निम्तो'],
  byLinkWhy: [
    'Whoever has the link comes in without asking, until it is used up or has expired.',
    'लिङ्क पाउने जोसुकै नसोधी भित्र आउँछन्, सीमा वा म्याद नसकिएसम्म।',
  ],
  uses: ['How many people', 'कति जना'],
  days: ['Good for', 'म्याद'],
  people: [
    (n: number) => `${number(n)} ${plural(n, 'person', 'people')}`,
    (n: number) => `${number(n)} जना`,
  ],
  forDays: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  makeLink: ['Make a link', 'लिङ्क बनाउनुहोस्'],
  making: ['Making...', 'बनाउँदै...'],
  linkReady: ['The link is ready to send', 'लिङ्क पठाउन तयार छ'],
  open: ['Open invitations', 'खुला निम्तो'],
  none: ['No invitation is open.', 'कुनै निम्तो खुला छैन।'],
  link: ['Link', 'लिङ्क'],
  left: [
    (n: number) => `${number(n)} ${plural(n, 'use left', 'uses left')}`,
    (n: number) => `अझै ${number(n)} जना`,
  ],
  until: [(when: string) => `until ${when}`, (when: string) => `${when} सम्म`],
  by: [(name: string) => `by ${name}`, (name: string) => `${name} बाट`],
  copy: ['Copy', 'कपी'],
  copied: ['Link copied', 'लिङ्क कपी भयो'],
  copyFailed: ['Copy it by hand: the browser did not let us.', 'ब्राउजरले दिएन, आफैँ कपी गर्नुहोस्।'],
  revoke: ['Take back', 'फिर्ता लिनुहोस्'],
  revoked: ['The invitation is no longer good', 'निम्तो अब चल्दैन'],
})
