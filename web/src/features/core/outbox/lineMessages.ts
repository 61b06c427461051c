import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  waits: ['Waits for a connection', 'इन्टरनेटको पर्खाइमा'],
  deleted: ['Deleted when you are connected again', 'इन्टरनेट आएपछि हट्छ'],
  discard: ['Discard', 'मेटाउनुहोस्'],
  keep: ['Keep it', 'नहटाउनुहोस्'],
})
