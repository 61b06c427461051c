import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  createPost: ['Create post', 'पोस्ट लेख्नुहोस्'],
  editPost: ['Edit post', 'पोस्ट सच्याउनुहोस्'],
  title: ['Title', 'शीर्षक'],
  titleFull: ['A title ends here.', 'शीर्षक यति नै हो।'],
  sensitive: ['Sensitive', 'संवेदनशील'],
  sensitiveHint: ['Covered until tapped.', 'कसैले नथिचेसम्म छोपिएको हुन्छ।'],
  everyone: ['Everyone can see this', 'यो सबैले देख्छन्'],
  saveDraft: ['Save draft', 'ड्राफ्ट सेभ गर्नुहोस्'],
  post: ['Post', 'पोस्ट गर्नुहोस्'],
  posting: ['Posting...', 'पोस्ट हुँदै...'],
  posted: ['Your post is up.', 'पोस्ट भयो।'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदै...'],
  saved: ['Your changes are saved.', 'सच्याएको कुरा सेभ भयो।'],
  savedLater: [
    'Your changes are saved as soon as you are connected again.',
    'इन्टरनेट आउनेबित्तिकै सच्याएको कुरा सेभ हुन्छ।',
  ],
  postedLater: [
    'Your post goes out as soon as you are connected again.',
    'इन्टरनेट आउनेबित्तिकै तपाईंको पोस्ट जान्छ।',
  ],
  dropHere: ['Drop photos here', 'फोटो यहीँ छोड्नुहोस्'],
  restored: ['Your draft is back.', 'ड्राफ्ट फिर्ता आयो।'],
  restoredEdit: ['Your unsaved changes are back.', 'सेभ नगरेको कुरा फर्कियो।'],
  offered: [(title: string) => `Draft: ${title}`, (title: string) => `ड्राफ्ट: ${title}`],
  continueDraft: ['Continue', 'अघि बढाउनुहोस्'],
  startNew: ['Start a new post', 'नयाँ पोस्ट सुरु गर्नुहोस्'],
  startOver: ['Take the changes back', 'सच्याएको हटाउनुहोस्'],
})
