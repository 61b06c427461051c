import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  keepTitle: ['Keep this as a draft?', 'ड्राफ्ट राख्ने?'],
  keepSentence: [
    'You have not posted it yet. A draft waits for you on every device.',
    'यो अझै पोस्ट भएको छैन। ड्राफ्ट राख्नुभयो भने जुनसुकै डिभाइसमा पनि भेटिन्छ।',
  ],
  isUploading: [
    'A photo is still uploading; it would be lost.',
    'एउटा फोटो अझै पठाइँदै छ; त्यो भने रहँदैन।',
  ],
  keep: ['Keep as draft', 'ड्राफ्ट राख्नुहोस्'],
  discard: ['Discard', 'हटाउनुहोस्'],
  stay: ['Stay', 'यहीँ बस्नुहोस्'],
  changedTitle: ['Leave without saving?', 'सेभ नगरी जाने?'],
  changedSentence: ['The post stays as it was.', 'पोस्ट पहिलेकै जस्तो रहन्छ।'],
  leave: ['Discard changes', 'सच्याएको हटाउनुहोस्'],
})
