import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  yours: ['Your lists', 'तपाईंका सूची'],
  followed: ['Lists you follow', 'तपाईंले फलो गरेका सूची'],
  withYou: ['Lists you are on', 'तपाईं भएका सूची'],
  newList: ['New list', 'नयाँ सूची'],
  none: ['No lists yet', 'अहिलेसम्म सूची छैन'],
  noneSentence: [
    'Put people on a list, and what they write is one feed. It can be for you alone, or for all to follow.',
    'मान्छेलाई सूचीमा राख्नुहोस्, उहाँहरूका पोस्ट एउटै फिडमा आउँछन्। आफ्ना लागि मात्र राख्ने वा सबैलाई देखाउने, तपाईंकै छनोट।',
  ],
})
