import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  here: ['On this device', 'यो डिभाइसमा'],
  hereWhy: [
    'Get told even when Jes is closed. It says who did what, never what they wrote.',
    'Jes बन्द हुँदा पनि खबर आउँछ। कसले के गर्‍यो भन्छ, के लेख्यो भन्दैन।',
  ],
  others: ['Devices', 'डिभाइसहरू'],
  thisDevice: ['This device', 'यही डिभाइस'],
  added: ['Added', 'थपिएको'],
  test: ['Send a test', 'जाँचेर हेर्नुहोस्'],
  testOf: [
    (device: string) => `Send a test to ${device}`,
    (device: string) => `जाँच्नुहोस्: ${device}`,
  ],
  testing: ['Sending…', 'पठाउँदै…'],
  isSent: ['Sent. It should show in a moment.', 'पठाइयो। एकछिनमा देखिन्छ।'],
  notSent: [
    'It could not be sent. Switch push off and on again on that device.',
    'पठाउन सकिएन। त्यो डिभाइसमा पुस बन्द गरेर फेरि खोल्नुहोस्।',
  ],
  remove: ['Remove', 'हटाउनुहोस्'],
  removeOf: [(device: string) => `Remove ${device}`, (device: string) => `हटाउनुहोस्: ${device}`],
  removing: ['Removing…', 'हटाउँदै…'],
  removed: ['This device gets no more push messages.', 'यो डिभाइसमा अब पुस आउँदैन।'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],

  none: ['This browser cannot show push messages.', 'यो ब्राउजरले पुस देखाउन सक्दैन।'],
  insecure: [
    'Push messages need a secure address (https).',
    'पुसका लागि सुरक्षित ठेगाना (https) चाहिन्छ।',
  ],
  install: [
    'On an iPhone or iPad, tap Share, then Add to Home Screen, and open Jes from there.',
    'iPhone वा iPad मा Share थिचेर Add to Home Screen छान्नुहोस्, अनि Jes त्यहीँबाट खोल्नुहोस्।',
  ],
  denied: [
    'Notifications are blocked for Jes. To allow them, press the icon beside the address of this page, open the settings of the site and allow notifications.',
    'Jes को सूचना रोकिएको छ। खोल्न यो पेजको ठेगाना छेउको चिह्न थिच्नुहोस्, साइटको सेटिङ खोलेर सूचनालाई अनुमति दिनुहोस्।',
  ],
})
