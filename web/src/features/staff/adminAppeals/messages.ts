import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  note: [
    'Nobody decides about what they did themselves, or what their own team did: such appeals do not stand here, a colleague sees them.',
    'आफैँले वा आफ्नै टोलीले गरेको निर्णयमाथि कसैले टुङ्गो लगाउँदैन: त्यस्ता पुनरावेदन यहाँ देखिँदैनन्, सहकर्मीले हेर्नुहुन्छ।',
  ],
  none: ['No appeals wait', 'कुनै पुनरावेदन पर्खाइमा छैन'],
  noneSentence: [
    'Who thinks that a decision was wrong can appeal once; it shows up here.',
    'निर्णय गलत लागे एक पटक पुनरावेदन गर्न मिल्छ; त्यो यहाँ देखिन्छ।',
  ],
  end: ['That is all that waits.', 'पर्खाइमा यति नै छन्।'],
  teamOf: [(hub: string) => `The team of ${hub}`, (hub: string) => `${hub} को टोली`],
  staff: ['The staff of Jes', 'Jes को टोली'],
  reason: ['The reason that was given', 'दिइएको कारण'],
  rule: ['The rule', 'नियम'],
  content: ['What it is about', 'केबारे हो'],
  says: ['What the member says', 'सदस्यको भनाइ'],
  uphold: ['Uphold', 'सदर गर्नुहोस्'],
  overturn: ['Overturn', 'उल्टाउनुहोस्'],
  upholdTitle: ['Uphold the decision', 'निर्णय सदर गर्नुहोस्'],
  overturnTitle: ['Overturn the decision', 'निर्णय उल्टाउनुहोस्'],
  upholdWhy: [
    'It stays as it was decided. The member is told, and cannot appeal again.',
    'निर्णय यथावत् रहन्छ। सदस्यलाई सूचना जान्छ, फेरि पुनरावेदन गर्न मिल्दैन।',
  ],
  overturnWhy: [
    'What was removed comes back, a ban or suspension ends. The member is told.',
    'हटाइएको कुरा फिर्ता आउँछ, रोक वा निलम्बन हट्छ। सदस्यलाई सूचना जान्छ।',
  ],
  answer: ['Answer to the member', 'सदस्यलाई जवाफ'],
  sending: ['Sending...', 'पठाउँदै...'],
  upheld: ['The decision stands', 'निर्णय सदर भयो'],
  overturned: ['The decision was overturned', 'निर्णय उल्टियो'],
})
