import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  bell: ['Notify me of new posts', 'नयाँ पोस्टको सूचना पाउनुहोस्'],
  on: ['You will hear of each new post', 'हरेक नयाँ पोस्टको सूचना आउनेछ'],
  off: ['You will not hear of new posts', 'नयाँ पोस्टको सूचना आउने छैन'],
})
