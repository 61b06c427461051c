import { catalogue } from '#lib/language.ts'
import { inDigits, number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Data use', 'डेटा खपत'],
  thisWeek: ['this week', 'यस हप्ता'],
  thisMonth: [(size: string) => `${size} this month`, (size: string) => `यस महिना ${size}`],
  today: ['Today', 'आज'],
  week: ['Week', 'हप्ता'],
  month: ['Month', 'महिना'],
  byKind: ['By kind, in MB', 'प्रकार अनुसार, एमबीमा'],
  photos: ['Photos', 'फोटो'],
  clips: ['JesClips', 'JesClips'],
  text: ['Posts and the app', 'पोस्ट र एप'],
  sent: ['What you sent', 'तपाईंले पठाएको'],
  saved: [
    (size: string) => `Data saver saved ${size}`,
    (size: string) => `डेटा बचतले ${size} जोगायो`,
  ],
  savedWhen: ['this month', 'यस महिना'],
  nothingSaved: ['Data saver is off', 'डेटा बचत बन्द छ'],
  switchOn: [
    'With it photos wait for a tap, and clips come small.',
    'चालु गरे फोटो थिचेपछि मात्र आउँछन्, क्लिप साना आउँछन्।',
  ],
  dataSaver: ['Data saver', 'डेटा बचत'],
  limit: ['Monthly limit', 'महिनाको सीमा'],
  noLimit: ['None', 'छैन'],
  used: [
    (used: string, left: string, days: number) =>
      `${used} used, ${left} left for ${days} ${plural(days, 'day', 'days')}`,
    (used: string, left: string, days: number) =>
      `${used} खपत भयो, ${number(days)} दिनका लागि ${left} बाँकी`,
  ],
  over: [
    (used: string) => `${used} used: that is more than you wanted this month`,
    (used: string) => `${used} खपत भयो: यो महिनाको सीमाभन्दा बढी हो`,
  ],
  byItself: ['Data saver by itself at 80 %', '८०% पुगेपछि डेटा बचत आफैँ चालु'],
  after: [
    (size: string) => `After ${size}, photos wait for a tap`,
    (size: string) => `${size} पछि फोटो थिचेपछि मात्र आउँछन्`,
  ],
  counted: ['Counted on this device only, and never sent.', 'यही उपकरणमा मात्र गनिन्छ, कतै पठाइँदैन।'],
  warned: [
    (share: number) => `${share} % of your monthly limit is used.`,
    (share: number) => inDigits(`महिनाको सीमाको ${share}% खपत भयो।`),
  ],
  savesNow: ['Data saver is on now.', 'डेटा बचत चालु भयो।'],
})
