import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  more: ['More options', 'थप विकल्प'],
  watch: ['Notify me of new posts', 'नयाँ पोस्टको सूचना पाउनुहोस्'],
  watching: ['You will hear of each new post', 'हरेक नयाँ पोस्टको सूचना आउनेछ'],
  notWatching: ['You will not hear of new posts', 'नयाँ पोस्टको सूचना आउने छैन'],
})
