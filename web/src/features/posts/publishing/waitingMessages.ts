import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  waits: ['Waits for a connection', 'इन्टरनेटको पर्खाइमा'],
  sending: ['Sending...', 'पठाउँदै...'],
  see: ['See', 'हेर्नुहोस्'],
  discard: ['Discard', 'मेटाउनुहोस्'],
})
