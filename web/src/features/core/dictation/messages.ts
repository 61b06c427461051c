import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  dictate: ['Dictate', 'बोलेर लेख्नुहोस्'],
  stop: ['Stop dictating', 'बोलेर लेख्न रोक्नुहोस्'],
  where: [
    'Your browser listens. It may send your voice to its maker; Jes gets the words alone.',
    'तपाईंको ब्राउजरले सुन्छ। आवाज ब्राउजर बनाउनेकहाँ जान सक्छ; Jes ले शब्द मात्र पाउँछ।',
  ],
  failed: ['Your browser does not listen just now.', 'अहिले ब्राउजरले सुनेन।'],
})
