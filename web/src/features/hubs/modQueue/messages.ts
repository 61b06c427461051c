import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  queue: ['What waits', 'पर्खाइमा रहेका'],
  none: ['Nothing waits', 'पर्खाइमा केही छैन'],
  noneSentence: [
    'Reported posts and comments, and what AutoMod holds, show up here.',
    'रिपोर्ट गरिएका र AutoMod ले रोकेका पोस्ट र कमेन्ट यहाँ देखिन्छन्।',
  ],
  post: ['Post', 'पोस्ट'],
  comment: ['Comment', 'कमेन्ट'],
  held: ['Held by AutoMod', 'AutoMod ले रोकेको'],
  words: ['A word', 'शब्द'],
  domains: ['A domain', 'डोमेन'],
  accountAge: ['A new account', 'नयाँ खाता'],
  links: ['Many links', 'धेरै लिङ्क'],
  caps: ['Capitals', 'ठूला अक्षर'],
  reports: [
    (n: number) => `${number(n)} ${plural(n, 'report', 'reports')}`,
    (n: number) => `${number(n)} रिपोर्ट`,
  ],
  strikes: [
    (n: number) => `${number(n)} ${plural(n, 'strike', 'strikes')}`,
    (n: number) => `${number(n)} पटक कारबाही`,
  ],
  times: [(n: number) => `${number(n)} ×`, (n: number) => `${number(n)} ×`],
  under: [(title: string) => `Under “${title}”`, (title: string) => `“${title}” मा`],
  by: [(name: string) => `By ${name}`, (name: string) => `${name} को`],
  keep: ['Keep', 'राख्नुहोस्'],
  approve: ['Approve', 'स्वीकृत गर्नुहोस्'],
  remove: ['Remove…', 'हटाउनुहोस्…'],
  own: [
    'You wrote this: another moderator or the staff of Jes decides.',
    'यो तपाईंले लेख्नुभएको हो: अर्को मोडरेटर वा Jes को टोलीले टुङ्गो लगाउँछ।',
  ],
  more: ['More options', 'थप विकल्प'],
  warn: ['Warn author…', 'लेखकलाई सचेत गराउनुहोस्…'],
  ban: ['Ban author…', 'लेखकलाई रोक लगाउनुहोस्…'],
  lock: ['Lock comments', 'कमेन्ट बन्द गर्नुहोस्'],
  keys: ['Keys', 'किबोर्ड'],
  move: ['move', 'सर्ने'],
  keyKeep: ['keep', 'राख्ने'],
  keyRemove: ['remove', 'हटाउने'],
  kept: ['Kept', 'राखियो'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  end: ['That is all that waits.', 'पर्खाइमा यति नै छन्।'],
})
