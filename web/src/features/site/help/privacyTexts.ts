import type { HelpTexts } from './helpText.ts'

export const privacyTexts: HelpTexts = {
  'who-sees-what': {
    en: [
      [
        'Everybody: your username, name, picture, bio, links, district if you gave one, the month you joined, and what you post in public.',
        'Members of a private JeHub: what you write there.',
        'Nobody but you: your email, votes, bookmarks, drafts, searches, whom you blocked or muted, and your notifications.',
      ],
      'In Settings under Privacy you can ask search engines to leave your profile and posts out, and hide whom you follow and who follows you.',
      'Engines keep to it, but what was public may have been copied before.',
    ],
    ne: [
      [
        'सबैले: प्रयोगकर्ता नाम, नाम, फोटो, परिचय, लिङ्क, दिनुभएको भए जिल्ला, जोडिएको महिना, र सार्वजनिक पोस्ट।',
        'निजी JeHub का सदस्यले: त्यहाँ लेखेको कुरा।',
        'तपाईंले मात्र: इमेल, भोट, सेभ, ड्राफ्ट, खोजेका कुरा, कसलाई ब्लक वा म्युट गर्नुभयो, र सूचना।',
      ],
      'सेटिङको गोपनीयतामा सर्च इन्जिनलाई तपाईंको प्रोफाइल र पोस्ट नदेखाउन भन्न, र कसलाई फलो गर्नुहुन्छ, कसले फलो गर्छ लुकाउन मिल्छ।',
      'इन्जिनले यो मान्छन्, तर सार्वजनिक भइसकेको कुरा पहिल्यै कपी भएको हुन सक्छ।',
    ],
    links: ['/setting', '/privacy-policy'],
  },
  'export-your-data': {
    en: [
      'In Settings under Your data, ask for an export with your password, once a day. A job gathers everything: profile, posts with their edits, comments, votes, bookmarks, follows, JeHubs, notifications, reports, sessions, and your pictures and clips.',
      'A mail says when the ZIP is ready. It can be fetched for 7 days, from Settings only; the address that hands it over works once, for five minutes.',
    ],
    ne: [
      'सेटिङको “तपाईंको डेटा” मा पासवर्ड राखेर माग्नुहोस्, दिनमा एक पटक। सबै कुरा जम्मा हुन्छ: प्रोफाइल, पोस्ट र तिनका फेरबदल, कमेन्ट, भोट, सेभ, फलो, JeHub, सूचना, रिपोर्ट, सेसन, तस्बिर र क्लिप।',
      'ZIP तयार भएपछि इमेल आउँछ। ७ दिनसम्म सेटिङबाट मात्र लिन मिल्छ; दिने ठेगाना पाँच मिनेटभित्र एक पटक चल्छ।',
    ],
    links: ['/setting', '/help/delete-your-account'],
  },
  'delete-your-account': {
    en: [
      'In Settings under Your data, with your password. You choose what becomes of your posts and comments: removed, or left without your name.',
      [
        'You are signed out everywhere at once. For 30 days nothing changes for others.',
        'Changed your mind? Log in within those 30 days and press Keep my account.',
        'Then profile, sessions, drafts, bookmarks, follows, notifications, pictures and clips are really removed, and a last mail tells you so. JeHubs of yours go to the moderator who has served longest.',
      ],
      'Take an export first if you want to keep anything: afterwards nobody can bring it back.',
    ],
    ne: [
      'सेटिङको “तपाईंको डेटा” मा, पासवर्ड राखेर। पोस्ट र कमेन्ट के गर्ने तपाईं छान्नुहुन्छ: हटाउने, वा नामबिना छोड्ने।',
      [
        'तुरुन्तै सबै ठाउँबाट लगआउट हुन्छ। ३० दिनसम्म अरूका लागि केही फेरिँदैन।',
        'मन फेरियो? ३० दिनभित्र लगइन गरेर “जोगाउनुहोस्” थिच्नुहोस्।',
        'त्यसपछि प्रोफाइल, सेसन, ड्राफ्ट, सेभ, फलो, सूचना, तस्बिर र क्लिप साँच्चै मेटिन्छन्, र अन्तिम इमेलले त्यो खबर दिन्छ। तपाईंका JeHub सबैभन्दा लामो समय सम्हालेको मोडरेटरलाई जान्छन्।',
      ],
      'केही राख्नु छ भने पहिले आफ्नो डेटाको प्रति लिनुहोस्: पछि कसैले फर्काउन सक्दैन।',
    ],
    links: ['/setting', '/help/export-your-data'],
  },
}
