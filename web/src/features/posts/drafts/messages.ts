import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  drafts: ['Drafts', 'ड्राफ्ट'],
  saving: ['Saving...', 'सेभ हुँदै...'],
  saved: ['Draft saved', 'ड्राफ्ट सेभ भयो'],
  here: ['Saved on this device', 'यही डिभाइसमा सेभ भयो'],
  empty: ['No drafts yet', 'अहिलेसम्म ड्राफ्ट छैन'],
  emptySentence: ['What you begin and do not post stays here.', 'सुरु गरेर पोस्ट नगरेको कुरा यहीँ बस्छ।'],
  untitled: ['No title', 'शीर्षक छैन'],
  photos: [(n: string) => `Photos: ${n}`, (n: string) => `फोटो: ${n}`],
  discard: [(title: string) => `Discard ${title}`, (title: string) => `${title} हटाउनुहोस्`],
  discarded: ['Draft discarded', 'ड्राफ्ट हटाइयो'],
  notSafe: [
    'This draft could not be saved, so it stays open.',
    'यो ड्राफ्ट सेभ हुन सकेन, त्यसैले खुलै राखियो।',
  ],
  undo: ['Undo', 'फर्काउनुहोस्'],
})
