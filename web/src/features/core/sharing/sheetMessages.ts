import { catalogue } from '#lib/language.ts'

/** The messages of the share sheet are loaded with it. */
export const messages = catalogue({
  title: ['Share', 'सेयर गर्नुहोस्'],
  picture: ['A picture of this post for stories', 'स्टोरीका लागि यो पोस्टको तस्बिर'],
  code: ['QR code with the link to this post', 'यो पोस्टको लिङ्क भएको QR कोड'],
  scan: ['Scan with a phone', 'फोनले स्क्यान गर्नुहोस्'],
  save: ['Save picture', 'तस्बिर सेभ गर्नुहोस्'],
  copy: ['Copy', 'कपी'],
  stories: ['Stories', 'स्टोरी'],
  inMessage: ['Send in a message', 'सन्देशमा पठाउने'],
  copyAsText: ['Copy as text', 'लेखाइ कपी'],
  embed: ['Embed', 'साइटमा राख्ने'],
  moreApps: ['More apps', 'अरू एप'],
})
