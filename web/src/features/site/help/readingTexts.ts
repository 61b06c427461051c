import type { HelpTexts } from './helpText.ts'

export const readingTexts: HelpTexts = {
  notifications: {
    en: [
      'Jes tells you of comments, replies, mentions, votes, followers, JeHubs, clips, reports and security. Several of a kind become one line: Sita and 12 others.',
      'Settings has a switch for each kind: in the app, as a push message, and by mail once a day at most. Security is always on. Each mail has a link that ends it with one click.',
      'Mark all read can be undone for 30 seconds. Muted people and threads tell you nothing.',
    ],
    ne: [
      'कमेन्ट, जवाफ, उल्लेख, भोट, फलोअर, JeHub, क्लिप, रिपोर्ट र सुरक्षाका खबर Jes ले दिन्छ। एकै किसिमका धेरै भए एउटै लाइनमा आउँछ: सीता र अरू १२ जना।',
      'सेटिङमा हरेक किसिमका लागि स्विच छ: एपमा, पुस सन्देशमा, र इमेलमा दिनको बढीमा एक पटक। सुरक्षा सधैँ खुला हुन्छ। हरेक इमेलमा एक क्लिकले बन्द गर्ने लिङ्क हुन्छ।',
      '“सबै पढेको मान्नुहोस्” ३० सेकेन्डसम्म फिर्ता लिन मिल्छ। म्युट गरेका मान्छे र कुराकानीको खबर आउँदैन।',
    ],
    links: ['/notifications', '/setting'],
  },
  'push-messages': {
    en: [
      'Push messages reach you when Jes is closed. Switch them on in Settings, on each device by itself, and send yourself a test there. On an iPhone, add Jes to the home screen first.',
      'A message says who did what, never the text itself. What you have read in the app within five seconds is not sent.',
      'If your browser refuses, you once said no to it: allow notifications for Jes in the settings of the browser.',
    ],
    ne: [
      'Jes बन्द हुँदा पनि पुस सन्देश आउँछ। सेटिङमा हरेक डिभाइसमा छुट्टै खोल्नुहोस्, त्यहीँबाट परीक्षण सन्देश पठाउन मिल्छ। iPhone मा पहिले Jes लाई होम स्क्रिनमा थप्नुहोस्।',
      'सन्देशमा कसले के गर्‍यो भन्ने मात्र हुन्छ, लेखिएको कुरा हुँदैन। पाँच सेकेन्डभित्र एपमै पढिसकेको कुरा पठाइँदैन।',
      'ब्राउजरले मानेन भने पहिले तपाईंले नाइँ भन्नुभएको हो: ब्राउजरको सेटिङमा Jes का सूचनालाई अनुमति दिनुहोस्।',
    ],
    links: ['/setting'],
  },
  search: {
    en: [
      'Type in either script: kathmandu finds काठमाडौं, dhanyabad finds धन्यवाद. Exact words come first, then other forms, then what sounds alike, then what was mistyped.',
      [
        '"two words" finds them one after the other; -word leaves a word out.',
        'from:username finds one author, in:JeHub one JeHub.',
        'since:2026-10-01 and until: set the time.',
        'has:image, has:video and has:link.',
      ],
      'Only you see what you searched for; it stays in your browser, and you can clear it there.',
    ],
    ne: [
      'जुनसुकै लिपिमा लेख्नुहोस्: kathmandu ले काठमाडौं भेट्टाउँछ, dhanyabad ले धन्यवाद। ठ्याक्कै मिल्ने पहिले, त्यसपछि अरू रूप, अनि उस्तै सुनिने, अनि गल्ती टाइप भएको।',
      [
        '"दुई शब्द" ले त्यही क्रममा खोज्छ; -शब्द ले त्यो शब्द छोड्छ।',
        'from:username ले एक जना लेखक, in:JeHub ले एउटा JeHub।',
        'since:2026-10-01 र until: ले समय तोक्छ।',
        'has:image, has:video र has:link।',
      ],
      'तपाईंले के खोज्नुभयो तपाईंले मात्र देख्नुहुन्छ; ब्राउजरमै बस्छ, त्यहीँबाट मेट्न मिल्छ।',
    ],
    links: ['/search', '/help/type-nepali'],
  },
  'type-nepali': {
    en: [
      'Write Nepali in Roman letters and Jes offers it in Devanagari above the keyboard: tap it, or press Tab. What you do not want stays as you typed it.',
      'If you paste a text in Preeti, Jes sees it and offers to convert it to Unicode.',
      'Posts in Roman Nepali have a button that shows them in Devanagari. Switch all this off in Settings under Typing help.',
    ],
    ne: [
      'नेपाली कुरा रोमन अक्षरमा लेख्नुहोस्, Jes ले देवनागरीमा सुझाउँछ: छुनुहोस् वा Tab थिच्नुहोस्। नचाहे लेखेकै रहन्छ।',
      'प्रीतिमा लेखिएको कुरा टाँसे Jes ले चिन्छ र युनिकोडमा बदल्ने सुझाव दिन्छ।',
      'रोमन नेपालीमा लेखिएका पोस्टमा देवनागरीमा देखाउने बटन हुन्छ। यी सबै सेटिङको “टाइप गर्न सहयोग” बाट बन्द गर्न मिल्छ।',
    ],
    links: ['/setting', '/help/search'],
  },
  'language-and-calendar': {
    en: [
      'In the menu, choose नेपाली or English. Members find it in Settings too, together with the digits (Latin or Nepali), the calendar (AD or Bikram Sambat), the theme and the size of the letters.',
      'Point at a time to read the day in both calendars. Times are those of Nepal. The language of the interface changes what you read only by a little: posts in your language stand somewhat higher in For you.',
    ],
    ne: [
      'मेनुमा नेपाली वा English छान्नुहोस्। सदस्यले सेटिङमा पनि पाउनुहुन्छ, त्यहीँ अङ्क (अङ्ग्रेजी वा नेपाली), पात्रो (इस्वी वा विक्रम संवत्), रङ र अक्षरको साइज पनि छन्।',
      'समयमा माउस राखे दुवै पात्रोको मिति देखिन्छ। समय नेपालकै हो। भाषाले पढ्ने कुरा अलिकति मात्र फेर्छ: “तपाईंका लागि” मा तपाईंको भाषाका पोस्ट केही माथि आउँछन्।',
    ],
    links: ['/setting'],
  },
  rss: {
    en: [
      'Public JeHubs, profiles and the blog can be followed with any feed reader, without an account:',
      ['/jehub/NAME/rss.xml', '/je/USERNAME/rss.xml', '/blogs/rss.xml'],
      'Most readers find the feed by themselves when you give them the address of the page. Private JeHubs have none, nor do members who asked to stay out of search engines.',
    ],
    ne: [
      'सार्वजनिक JeHub, प्रोफाइल र ब्लगलाई जुनसुकै फिड रिडरबाट फलो गर्न मिल्छ, खाता चाहिँदैन:',
      ['/jehub/NAME/rss.xml', '/je/USERNAME/rss.xml', '/blogs/rss.xml'],
      'पेजको ठेगाना दिए धेरैजसो रिडरले फिड आफैँ भेट्छ। निजी JeHub को फिड हुँदैन, सर्च इन्जिनमा नदेखिने रोज्ने सदस्यको पनि हुँदैन।',
    ],
    links: ['/blogs', '/jehubs'],
  },
}
