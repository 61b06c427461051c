import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  changes: ['What changes', 'के फेरिँदै छ'],
  photos: ['The photos change.', 'फोटो फेरिन्छन्।'],
  sensitive: ['It is marked as sensitive.', 'संवेदनशील भनेर चिह्न लगाइन्छ।'],
  notSensitive: ['It is no longer marked as sensitive.', 'संवेदनशील भन्ने चिह्न हटाइन्छ।'],
  public: [
    'Everyone can see in the history how it read before.',
    'पहिले के लेखिएको थियो, इतिहासमा सबैले हेर्न सक्छन्।',
  ],
})
