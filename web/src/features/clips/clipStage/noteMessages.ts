import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  sensitive: ['This clip may be hard to watch.', 'यो क्लिप हेर्न अप्ठ्यारो हुन सक्छ।'],
  show: ['Show', 'हेर्नुहोस्'],
  failed: ['The video did not load.', 'भिडियो लोड भएन।'],
  retry: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
