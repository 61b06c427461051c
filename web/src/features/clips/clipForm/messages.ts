import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  create: ['Create JesClip', 'JesClip बनाउनुहोस्'],
  drop: ['Drop a video here', 'भिडियो यहीँ छोड्नुहोस्'],
  begin: ['Add a short video', 'छोटो भिडियो हाल्नुहोस्'],
  limits: [
    (seconds: string, mb: string) =>
      `Up to ${seconds} seconds and ${mb} MB. Of a longer one you choose a part.`,
    (seconds: string, mb: string) =>
      `${seconds} सेकेन्ड र ${mb} MB सम्म। लामो छ भने एउटा भाग छान्न मिल्छ।`,
  ],
  choose: ['Choose a video', 'भिडियो छान्नुहोस्'],
  looking: ['Looking at it...', 'हेर्दै...'],
  record: ['Record', 'खिच्नुहोस्'],
  safe: [
    'It uploads piece by piece. If the line breaks, it goes on from there.',
    'टुक्रा टुक्रा गरी पठाइन्छ। लाइन टुटे पनि त्यहीँबाट अघि बढ्छ।',
  ],
  another: ['One video at a time. Choose one of them.', 'एक पटकमा एउटा भिडियो। एउटा छान्नुहोस्।'],
  elsewhere: [
    'Your video is being uploaded in another tab. Go on there, or close it and go on here.',
    'तपाईंको भिडियो अर्को ट्याबमा पठाइँदै छ। त्यहीँ अघि बढ्नुहोस्, वा त्यो बन्द गरेर यहाँ।',
  ],
  missing: [
    (name: string) =>
      `Your browser could not keep ${name}. Pick the same file again, and it goes on.`,
    (name: string) => `ब्राउजरले ${name} राख्न सकेन। उही फाइल फेरि छान्नुहोस्, अनि त्यहीँबाट अघि बढ्छ।`,
  ],
  otherFile: [
    (name: string) => `That is another file. Pick ${name}, or cancel this one first.`,
    (name: string) => `यो अर्कै फाइल हो। ${name} छान्नुहोस्, वा पहिले यो रद्द गर्नुहोस्।`,
  ],
  pickAgain: ['Pick the file again', 'फाइल फेरि छान्नुहोस्'],
  caption: ['Caption', 'क्याप्सन'],
  sensitive: ['Sensitive', 'संवेदनशील'],
  sensitiveHint: ['Covered until tapped.', 'कसैले नथिचेसम्म छोपिएको हुन्छ।'],
  everyone: ['Everyone can see this', 'यो सबैले देख्छन्'],
  publish: ['Publish', 'प्रकाशित गर्नुहोस्'],
  publishing: ['Publishing...', 'प्रकाशित हुँदै...'],
  notYet: ['Not yet', 'अहिले होइन'],
  goesOut: [
    'It goes out by itself once it is uploaded. You may leave this page.',
    'पठाइसकेपछि आफैँ प्रकाशित हुन्छ। यो पेज छोडे पनि हुन्छ।',
  ],
})
