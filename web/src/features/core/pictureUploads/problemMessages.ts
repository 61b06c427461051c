import { catalogue } from '#lib/language.ts'

/** What the browser itself finds wrong with a picture. */
export const messages = catalogue({
  notAnImage: ['Please select a valid image file', 'तस्बिर फाइल छान्नुहोस्'],
  tooBig: ['File size must be less than 5MB', 'फाइल ५ MB भन्दा सानो हुनुपर्छ'],
  tooMany: ['A post has at most 8 pictures', 'एउटा पोस्टमा बढीमा ८ वटा तस्बिर हुन सक्छन्'],
  notArrived: [
    'A photo has not arrived. Try again with it, or remove it.',
    'एउटा फोटो पुगेन। फेरि पठाउनुहोस्, वा हटाउनुहोस्।',
  ],
  noAlt: [
    'A photo has no description. Describe it for those who cannot see it, or press again to post it as it is.',
    'एउटा फोटोको विवरण छैन। देख्न नसक्नेका लागि विवरण लेख्नुहोस्, वा यत्तिकै पोस्ट गर्न फेरि थिच्नुहोस्।',
  ],
})
