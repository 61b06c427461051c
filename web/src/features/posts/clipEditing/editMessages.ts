import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Edit JesClip', 'JesClip सच्याउनुहोस्'],
  caption: ['Caption', 'क्याप्सन'],
  sensitive: ['Sensitive', 'संवेदनशील'],
  sensitiveHint: ['Covered until tapped.', 'कसैले नथिचेसम्म छोपिएको हुन्छ।'],
  cover: ['Cover', 'कभर'],
  coverKept: ['The cover stays as it is.', 'कभर जस्ताको तस्तै रहन्छ।'],
  changeCover: ['Choose another moment', 'अर्को पल छान्नुहोस्'],
  moment: ['Moment of the cover', 'कभरको पल'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदै...'],
  saved: ['Your changes are saved.', 'सच्याएको कुरा सेभ भयो।'],
})
