import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  menu: ['Repost', 'रिपोस्ट'],
  repost: ['Repost', 'रिपोस्ट गर्नुहोस्'],
  undo: ['Undo repost', 'रिपोस्ट फिर्ता लिनुहोस्'],
  quote: ['Quote', 'कोट गर्नुहोस्'],
  crossPost: ['Post in another JeHub', 'अर्को JeHub मा पनि राख्नुहोस्'],
  who: ['Reposts and quotes', 'रिपोस्ट र कोट'],
  reposts: ['Reposts', 'रिपोस्ट'],
  quotes: ['Quotes', 'कोट'],
  noReposts: ['Nobody has reposted this yet.', 'यो अहिलेसम्म कसैले रिपोस्ट गरेको छैन।'],
  noQuotes: ['Nobody has quoted this yet.', 'यो अहिलेसम्म कसैले कोट गरेको छैन।'],
  unlink: ['Take my post out', 'मेरो पोस्ट झिक्नुहोस्'],
  unlinkFrom: [
    (title: string) => `Take my post out of “${title}”`,
    (title: string) => `“${title}” बाट मेरो पोस्ट झिक्नुहोस्`,
  ],
  unlinked: ['Your post is no longer shown there.', 'तपाईंको पोस्ट अब त्यहाँ देखिँदैन।'],
  quotesOn: ['Let others quote this', 'अरूलाई कोट गर्न दिनुहोस्'],
  quotesOff: ['Let nobody quote this', 'अरूलाई कोट गर्न नदिनुहोस्'],
  areOn: ['Others can quote this post now.', 'अब अरूले यो पोस्ट कोट गर्न सक्छन्।'],
  areOff: ['Nobody can quote this post now.', 'अब यो पोस्ट कसैले कोट गर्न सक्दैन।'],
  removeQuote: ['Quote nothing', 'कोट हटाउनुहोस्'],
})
