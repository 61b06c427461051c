import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  folders: ['Folders', 'फोल्डर'],
  all: ['All', 'सबै'],
  onThisDevice: ['On this device', 'यो फोनमा'],
  newFolder: ['New folder', 'नयाँ फोल्डर'],
  name: ['Name of the folder', 'फोल्डरको नाम'],
  create: ['Create folder', 'फोल्डर बनाउनुहोस्'],
  creating: ['Creating...', 'बन्दैछ...'],
  change: [(name: string) => `Change ${name}`, (name: string) => `${name} सच्याउनुहोस्`],
  rename: ['Rename folder', 'फोल्डरको नाम फेर्नुहोस्'],
  remove: ['Remove folder', 'फोल्डर हटाउनुहोस्'],
  removed: ['Folder removed. What was in it stays saved.', 'फोल्डर हट्यो। त्यसमा भएका कुरा सेभ नै छन्।'],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदै...'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  move: ['Move to a folder', 'फोल्डरमा सार्नुहोस्'],
  none: ['No folder', 'कुनै फोल्डरमा होइन'],
  moved: [(name: string) => `Moved to ${name}`, (name: string) => `${name} मा सारियो`],
  takenOut: ['Taken out of its folder', 'फोल्डरबाट निकालियो'],
  premium: [
    'With a Premium pass you sort what you saved into up to 50 folders.',
    'प्रिमियम पास भए सेभ गरेका कुरा ५० वटासम्म फोल्डरमा मिलाउन सकिन्छ।',
  ],
  seePremium: ['See Premium', 'प्रिमियम हेर्नुहोस्'],
})
