import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  mentions: ['Who may mention you', 'कसले तपाईंलाई उल्लेख गर्न पाउने'],
  mentionsWhy: [
    'Others can still write your name; you hear only of those you allow.',
    'अरूले तपाईंको नाम लेख्न सक्छन्, तर तपाईंले छानेकाको मात्र सूचना आउँछ।',
  ],
  everyone: ['Everyone', 'सबै'],
  following: ['People you follow', 'तपाईंले फलो गरेका मान्छे'],
  nobody: ['Nobody', 'कसैले नपाउने'],
  messages: ['Who may write to you first', 'कसले तपाईंलाई पहिले लेख्न पाउने'],
  messagesWhy: [
    'Messages of people you do not follow wait as requests. Talks that you have go on.',
    'तपाईंले फलो नगरेका मान्छेका सन्देश अनुरोधमा पर्खन्छन्। चलिरहेका कुराकानी चलिरहन्छन्।',
  ],
  readMarks: ['Show what you have read', 'पढेको देखाउने'],
  readMarksWhy: [
    'Others see how far you have read their messages, and you see it of them. Off is off for both.',
    'अरूले तपाईंले कहाँसम्म पढ्नुभयो देख्छन्, तपाईंले पनि उनीहरूको देख्नुहुन्छ। बन्द गरे दुवैतिर देखिँदैन।',
  ],
  showActivity: ['Show when you are active or writing', 'अनलाइन भएको र लेख्दै गरेको देखाउने'],
  showActivityWhy: [
    'In your talks, with people who show it too. Off is off for both.',
    'तपाईंसँग कुरा गर्ने र आफ्नो पनि देखाउने मान्छेलाई मात्र। बन्द गरे दुवैतिर देखिँदैन।',
  ],
  messagePreviews: ['Show messages in push messages', 'पुस सूचनामा सन्देश पनि देखाउने'],
  messagePreviewsWhy: ['Else your phone says only who wrote.', 'नत्र फोनले कसले लेख्यो भन्ने मात्र देखाउँछ।'],
  found: ['Who finds you', 'तपाईंलाई कसले भेट्टाउने'],
  engines: ['Keep out of search engines', 'सर्च इन्जिनमा नदेखिने'],
  enginesWhy: [
    'Google and others are asked to leave your profile and posts out. It can take weeks until they do.',
    'Google जस्ता सर्च इन्जिनलाई तपाईंको प्रोफाइल र पोस्ट नदेखाउन भनिन्छ। लागू हुन केही हप्ता लाग्न सक्छ।',
  ],
  follows: ['Hide whom you follow', 'फलो गरेका र फलोअर लुकाउने'],
  followsWhy: [
    'Only you can open the lists of who follows you and whom you follow. The numbers stay.',
    'तपाईंलाई कसले फलो गर्छ र तपाईं कसलाई फलो गर्नुहुन्छ, त्यो सूची तपाईंले मात्र हेर्न सक्नुहुन्छ। सङ्ख्या भने देखिन्छ।',
  ],
  karma: ['Hide your karma and badges', 'कर्म र ब्याज लुकाउने'],
  karmaWhy: [
    'Only you see them on your profile. Your votes and posts stay as they are.',
    'तपाईंको प्रोफाइलमा यी तपाईंले मात्र देख्नुहुन्छ। भोट र पोस्ट जस्ताको तस्तै रहन्छन्।',
  ],
})
