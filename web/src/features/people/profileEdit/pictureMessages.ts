import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  changeImage: ['Change photo', 'फोटो फेर्नुहोस्'],
  changeCover: ['Change cover', 'कभर फेर्नुहोस्'],
  removeImage: ['Remove photo', 'फोटो हटाउनुहोस्'],
  removeCover: ['Remove cover', 'कभर हटाउनुहोस्'],
  adjustImage: ['Adjust photo', 'फोटो मिलाउनुहोस्'],
  adjustCover: ['Adjust cover', 'कभर मिलाउनुहोस्'],
  sending: ['Uploading...', 'पठाउँदै...'],
  kinds: ['PNG or JPG, under 5 MB', 'PNG वा JPG, ५ MB भन्दा सानो'],
  imageSaved: ['Photo saved', 'फोटो सेभ भयो'],
  coverSaved: ['Cover saved', 'कभर सेभ भयो'],
  imageRemoved: ['Photo removed', 'फोटो हट्यो'],
  coverRemoved: ['Cover removed', 'कभर हट्यो'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
