import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  photos: ['Photos', 'फोटो'],
  used: [
    (n: string, most: string) => `${n} of ${most}`,
    (n: string, most: string) => `${most} मध्ये ${n}`,
  ],
  add: ['Add', 'थप्नुहोस्'],
  addPhotos: ['Add photos', 'फोटो थप्नुहोस्'],
  uploading: ['Uploading', 'पठाउँदै'],
  cancel: [(n: string) => `Cancel photo ${n}`, (n: string) => `फोटो ${n} रोक्नुहोस्`],
  remove: [(n: string) => `Remove photo ${n}`, (n: string) => `फोटो ${n} हटाउनुहोस्`],
  stuck: [
    (places: string, why: string) => `Photo ${places}: ${why}`,
    (places: string, why: string) => `फोटो ${places}: ${why}`,
  ],
  retry: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  edit: [(n: string) => `Edit photo ${n}`, (n: string) => `फोटो ${n} मिलाउनुहोस्`],
  photo: [
    (n: string, all: string) => `Photo ${n} of ${all}`,
    (n: string, all: string) => `${all} मध्ये फोटो ${n}`,
  ],
  alt: ['ALT', 'विवरण'],
  description: ['Description', 'विवरण'],
  descriptionHint: [
    'Read to people who cannot see the photo. Say what matters in it.',
    'फोटो देख्न नसक्नेलाई यही पढेर सुनाइन्छ। त्यसमा के छ, लेख्नुहोस्।',
  ],
  moveEarlier: ['Move earlier', 'अगाडि सार्नुहोस्'],
  moveLater: ['Move later', 'पछाडि सार्नुहोस्'],
  done: ['Done', 'भयो'],
})
