import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Waiting to send', 'पठाउन बाँकी'],
  offline: ['Offline', 'अफलाइन'],
  intro: [
    'Jes sends these by itself when you are back, oldest first. You can close the app.',
    'इन्टरनेट आएपछि Jes ले यी आफैँ पठाउँछ, पुरानो पहिले। एप बन्द गरे पनि हुन्छ।',
  ],
  failed: ['Could not be sent', 'पठाउन सकिएन'],
  waiting: ['Waiting', 'पर्खाइमा'],
  inAll: [(size: string) => `${size} in all`, (size: string) => `जम्मा ${size}`],
  kilobytes: [(n: number) => `${number(n)} kB`, (n: number) => `${number(n)} kB`],
  photos: [
    (n: number) => `${number(n)} ${plural(n, 'photo', 'photos')}`,
    (n: number) => `${number(n)} फोटो`,
  ],
  sending: ['Sending...', 'पठाउँदै...'],
  retry: ['Try again', 'फेरि पठाउनुहोस्'],
  edit: ['Edit', 'सच्याउनुहोस्'],
  discard: ['Discard', 'मेटाउनुहोस्'],
  discardNamed: [(what: string) => `Discard: ${what}`, (what: string) => `मेटाउनुहोस्: ${what}`],
  discarded: ['Discarded', 'मेटाइयो'],
  undo: ['Undo', 'फिर्ता ल्याउनुहोस्'],
  none: ['Everything is sent', 'सबै पठाइसकियो'],
  noneWhy: [
    'What you write or do without a connection waits here until it is sent.',
    'इन्टरनेट नहुँदा लेखेका र गरेका कुरा पठाउन नसकुन्जेल यहाँ पर्खन्छन्।',
  ],
  editTitle: ['Edit before it is sent', 'पठाउनुअघि सच्याउनुहोस्'],
  titleLabel: ['Title', 'शीर्षक'],
  textLabel: ['Text', 'लेखाइ'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  send: ['Send', 'पठाउनुहोस्'],
})
