import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  save: ['Save comment', 'कमेन्ट सेभ गर्नुहोस्'],
  unsave: ['Remove from bookmarks', 'सेभबाट हटाउनुहोस्'],
  saved: ['Comment saved in your bookmarks', 'कमेन्ट सेभ भयो'],
  unsaved: ['Removed from your bookmarks', 'सेभबाट हटाइयो'],
  none: ['No saved comments yet', 'अहिलेसम्म कुनै कमेन्ट सेभ छैन'],
  noneSentence: [
    'Choose “Save comment” in the menu of a comment and find it here again. Only you see it.',
    'कमेन्टको मेनुमा “कमेन्ट सेभ गर्नुहोस्” छान्नुहोस्, यहाँ फेरि भेटिन्छ। तपाईंले मात्र देख्नुहुन्छ।',
  ],
})
