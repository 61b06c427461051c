import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  passkeys: ['Passkeys', 'पासकी'],
  why: [
    'Your finger, your face or your screen lock. Nothing to remember, nothing to steal.',
    'औँला, अनुहार वा स्क्रिन लकले खुल्छ। सम्झनु पर्दैन, चोरिने डर पनि छैन।',
  ],
  notHere: [
    'This browser does not know passkeys. On another device you can add one.',
    'यो ब्राउजरमा पासकी चल्दैन। अर्को डिभाइसमा थप्न सक्नुहुन्छ।',
  ],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  add: ['Add a passkey', 'पासकी थप्नुहोस्'],
  goOn: ['Continue', 'अगाडि बढ्नुहोस्'],
  added: ['The passkey is added.', 'पासकी थपियो।'],
  knownHere: ['This device has a passkey already.', 'यो डिभाइसमा पासकी पहिल्यै छ।'],
  synced: ['On several devices', 'धेरै डिभाइसमा'],
  addedOn: ['Added', 'थपिएको'],
  usedOn: ['used', 'पछिल्लो प्रयोग'],
  neverUsed: ['never used', 'अहिलेसम्म प्रयोग भएको छैन'],
  lastWay: ['Your last way in: it stays', 'पस्ने बाटो यही एउटा बाँकी छ, हटाउन मिल्दैन'],
  more: [(name: string) => `More about ${name}`, (name: string) => `${name} बारे थप`],
  rename: ['Rename', 'नाम फेर्नुहोस्'],
  name: ['Name', 'नाम'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  remove: ['Remove', 'हटाउनुहोस्'],
  removed: ['The passkey is removed.', 'पासकी हटाइयो।'],
})
