import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  content: ['Content', 'विवरण'],
  format: ['Formatting', 'लेखाइ सजाउने'],
  bold: ['Bold', 'गाढा'],
  italic: ['Italic', 'छड्के'],
  spoiler: ['Spoiler', 'स्पोइलर'],
  list: ['List', 'सूची'],
  quote: ['Quote', 'उद्धरण'],
  link: ['Link', 'लिङ्क'],
  hashtag: ['Hashtag', 'ह्यासट्याग'],
  mention: ['Mention', 'कसैलाई उल्लेख गर्नुहोस्'],
  preview: ['Preview', 'कस्तो देखिन्छ'],
  nothing: ['What you write shows here.', 'तपाईंले लेखेको कुरा यहाँ देखिन्छ।'],
})
