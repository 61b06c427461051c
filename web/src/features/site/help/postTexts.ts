import type { HelpTexts } from './helpText.ts'

export const postTexts: HelpTexts = {
  'write-a-post': {
    en: [
      'Press Post. A title has 3 to 150 characters, the text up to 10,000. You may choose a JeHub, or none: then it stands on your profile and in the feeds.',
      [
        'The buttons above the text make bold, italic, spoilers, lists, quotes and links; the eye shows how it will look. Whoever knows Markdown can type it, tables and code too. j/ and the name of a JeHub leads to it.',
        'What you write is kept as a draft by itself, in your browser first and then on the server, so that you can go on elsewhere.',
        'Mark as sensitive what not everybody wants to see at once. It is covered until somebody taps it.',
      ],
    ],
    ne: [
      'पोस्ट थिच्नुहोस्। शीर्षक ३ देखि १५० अक्षर, लेख १०,००० अक्षरसम्म। JeHub छान्न मिल्छ, नछाने पनि हुन्छ: तपाईंको प्रोफाइल र फिडमा आउँछ।',
      [
        'माथिका बटनले गाढा, इटालिक, स्पोइलर, सूची, उद्धरण र लिङ्क बनाउँछन्; आँखाको बटनले कस्तो देखिन्छ भनेर देखाउँछ। Markdown जान्नेले सिधै लेख्न सक्छ, तालिका र कोड पनि। j/ पछि JeHub को नाम लेखे त्यहाँ पुगिन्छ।',
        'लेखेको कुरा आफैँ ड्राफ्टमा बस्छ, पहिले ब्राउजरमा अनि सर्भरमा, ताकि अरू ठाउँबाट पनि लेख्दै गर्न मिलोस्।',
        'सबैले झट्ट हेर्न नचाहने कुरालाई संवेदनशील भनेर चिनो लगाउनुहोस्। कसैले नछोएसम्म छोपिएर बस्छ।',
      ],
    ],
    links: ['/add-post', '/help/pictures-and-polls'],
  },
  'pictures-and-polls': {
    en: [
      'A post has up to 8 pictures, each under 5 MB; choose, drop or paste them. Write for each what it shows: it is read to those who do not see it. Place and camera data inside the file are removed before anybody gets it.',
      'A poll has 2 to 6 options and is open for one hour to seven days. Everybody votes once, and nobody sees who voted for what.',
    ],
    ne: [
      'पोस्टमा ८ वटासम्म तस्बिर राख्न मिल्छ, हरेक ५ MB भन्दा सानो; छान्नुहोस्, तानेर छोड्नुहोस् वा टाँस्नुहोस्। हरेकमा के छ लेखिदिनुहोस्: नदेख्नेलाई त्यही सुनाइन्छ। फाइलभित्रको ठाउँ र क्यामेराको विवरण कसैले पाउनुअघि नै हटाइन्छ।',
      'मतदानमा २ देखि ६ विकल्प हुन्छन्, एक घण्टादेखि सात दिनसम्म खुला। सबैले एक पटक मत दिन्छन्, कसले के रोज्यो कसैले देख्दैन।',
    ],
    links: ['/add-post', '/help/accessibility'],
  },
  'edit-and-delete': {
    en: [
      'Edit and Delete are in the menu of your post. An edited post says so, and anybody can look at what changed.',
      'A deleted post is gone from every list at once. For ten seconds you can undo it. After 30 days its text is wiped from our database, and its pictures with it.',
      'A comment that somebody answered leaves an empty place, so that the answers still make sense.',
    ],
    ne: [
      'सच्याउने र मेट्ने विकल्प पोस्टको मेनुमा छन्। सच्याएको पोस्टमा त्यो लेखिन्छ, के फेरियो जसले पनि हेर्न सक्छ।',
      'मेटेको पोस्ट सबै सूचीबाट तुरुन्तै जान्छ। दस सेकेन्डसम्म फर्काउन मिल्छ। ३० दिनपछि लेख र तस्बिर हाम्रो डेटाबेसबाटै मेटिन्छन्।',
      'जवाफ आइसकेको कमेन्ट मेटे खाली ठाउँ रहन्छ, नत्र जवाफको अर्थ हराउँछ।',
    ],
  },
  'hashtags-and-mentions': {
    en: [
      'A # before a word makes it a hashtag, in either script: #नेपाल, #dashain_2083. Up to ten count in a post. Spellings that sound alike are found together.',
      'An @ before a username calls somebody, and they hear of it. In Settings under Privacy you choose who may call you: everybody, those you follow, or nobody.',
    ],
    ne: [
      'शब्दको अगाडि # राखे ह्यासट्याग बन्छ, जुनसुकै लिपिमा: #नेपाल, #dashain_2083। एउटा पोस्टमा दस वटासम्म गनिन्छ। उस्तै सुनिने हिज्जे सँगै भेटिन्छन्।',
      'नामको अगाडि @ राखे त्यो मान्छेलाई खबर जान्छ। तपाईंलाई कसले उल्लेख गर्न पाउने भन्ने सेटिङको गोपनीयतामा छान्नुहोस्: सबैले, तपाईंले फलो गरेकाले, वा कसैले नपाउने।',
    ],
    links: ['/trending', '/help/search'],
  },
  comments: {
    en: [
      'A comment has up to 5,000 characters. Answer a comment to begin a thread; very deep threads continue on a page of their own.',
      'Best puts first what people surely like (the Wilson bound), Top what has the most votes, New and Old go by time. The author of a post may pin one comment.',
      'New comments appear as a chip that you tap: nothing moves under your eyes. To hear no more of a conversation, choose Mute this thread in the menu of the post. What could not be sent waits in your browser.',
    ],
    ne: [
      'कमेन्ट ५,००० अक्षरसम्म हुन्छ। कमेन्टको जवाफ दिए कुराकानी सुरु हुन्छ; धेरै गहिरो भए छुट्टै पेजमा जान्छ।',
      '“राम्रा” ले पक्कै मन परेको कुरा (विल्सन हिसाब) पहिले राख्छ, “चर्चित” ले धेरै भोट पाएको, “नयाँ” र “पुराना” ले समय हेर्छन्। पोस्ट लेख्नेले एउटा कमेन्ट पिन गर्न सक्छ।',
      'नयाँ कमेन्ट आए बटन देखिन्छ, छोएपछि मात्र आउँछ: पढ्दापढ्दै केही सर्दैन। कुराकानीको सूचना नचाहिए पोस्टको मेनुबाट म्युट गर्नुहोस्। पठाउन नसकेको कमेन्ट ब्राउजरमै पर्खन्छ।',
    ],
    links: ['/about', '/help/block-and-mute'],
  },
  votes: {
    en: [
      'The peak votes up, the valley votes down. Tap again to take your vote back. Your own post begins with your own vote.',
      'Vote up what is worth reading, and down what is not; to disagree, answer. Nobody sees who voted, neither the author nor other members. Bought votes and extra accounts break the rules.',
      'You are told at 1, 5, 10, 25, 50, 100 votes and so on, not at each.',
    ],
    ne: [
      'चुचुरोले माथि, उपत्यकाले तल भोट दिन्छ। फेरि छोए भोट फिर्ता हुन्छ। आफ्नो पोस्ट आफ्नै भोटबाट सुरु हुन्छ।',
      'पढ्न लायकलाई माथि, नलायकलाई तल भोट दिनुहोस्; असहमत भए जवाफ लेख्नुहोस्। कसले भोट दियो भनेर लेखकले पनि, अरू सदस्यले पनि देख्दैनन्। किनेको भोट र थप खाता नियमविपरीत हुन्।',
      '१, ५, १०, २५, ५०, १०० भोटमा खबर आउँछ, हरेक भोटमा होइन।',
    ],
    links: ['/about', '/rules'],
  },
  feeds: {
    en: [
      [
        'For you: people you follow, your JeHubs, some popular posts and a few new voices.',
        'Following: the people you follow, newest first.',
        'Popular: what many vote for and talk about.',
        'Latest: everything that is public, newest first.',
        'Top: the posts with the most votes of today, this week, this month, this year or of all time.',
      ],
      'The menu of a post says why you see it. Nobody can pay for a place. Blocked and muted people, JeHubs and words stay out of all of them.',
    ],
    ne: [
      [
        'तपाईंका लागि: फलो गरेका मान्छे, तपाईंका JeHub, केही चर्चित पोस्ट र थोरै नयाँ आवाज।',
        'फलो गरेका: फलो गरेका मान्छेका पोस्ट, नयाँ पहिले।',
        'चर्चित: धेरैले भोट दिएका र कुरा गरेका पोस्ट।',
        'नयाँ: सार्वजनिक सबै पोस्ट, नयाँ पहिले।',
        'उत्कृष्ट: आज, यो हप्ता, महिना, वर्ष वा सबै समयका सबैभन्दा बढी भोट पाएका पोस्ट।',
      ],
      'पोस्टको मेनुले किन देखियो भन्छ। पैसा तिरेर ठाउँ पाइँदैन। ब्लक वा म्युट गरेका मान्छे, JeHub र शब्द कुनैमा आउँदैनन्।',
    ],
    links: ['/about', '/help/block-and-mute'],
  },
}
