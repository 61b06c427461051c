import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  cover: ['Cover image', 'कभर तस्बिर'],
  icon: ['Icon', 'आइकन'],
  chooseCover: ['Choose a cover', 'कभर छान्नुहोस्'],
  chooseIcon: ['Choose icon', 'आइकन छान्नुहोस्'],
  kinds: ['PNG or JPG, under 5 MB', 'PNG वा JPG, ५ MB भन्दा सानो'],
  changeCover: ['Change cover', 'कभर फेर्नुहोस्'],
  changeIcon: ['Change icon', 'आइकन फेर्नुहोस्'],
  removeCover: ['Remove cover', 'कभर हटाउनुहोस्'],
  removeIcon: ['Remove icon', 'आइकन हटाउनुहोस्'],
  adjustCover: ['Adjust cover', 'कभर मिलाउनुहोस्'],
  adjustIcon: ['Adjust icon', 'आइकन मिलाउनुहोस्'],
})
