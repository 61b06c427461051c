import type { HelpTexts } from './helpText.ts'

export const safetyTexts: HelpTexts = {
  report: {
    en: [
      'Every post, comment, clip, profile and JeHub has Report in its menu. Choose what is wrong, add a word if it helps, done. Nobody is told who reported it.',
      'What was written in a JeHub and breaks its rules goes to its moderators; the rest, and reports about a JeHub itself, to the staff of Jes, who answer within 24 hours. Child safety, private pictures and threats come first.',
      'You are told what became of it, and find all of them under My reports.',
    ],
    ne: [
      'हरेक पोस्ट, कमेन्ट, क्लिप, प्रोफाइल र JeHub को मेनुमा रिपोर्ट छ। के गलत छ छान्नुहोस्, चाहनुहुन्छ भने केही लेख्नुहोस्, भयो। कसले रिपोर्ट गर्‍यो कसैलाई भनिँदैन।',
      'JeHub भित्र लेखिएको र त्यसको नियम तोड्ने कुरा त्यहाँका मोडरेटरकहाँ जान्छ; बाँकी, र JeHub बारेकै रिपोर्ट Jes को टोलीकहाँ जान्छ, २४ घण्टाभित्र हेरिन्छ। बालबालिकाको सुरक्षा, निजी तस्बिर र धम्की पहिले हेरिन्छ।',
      'के भयो तपाईंलाई खबर आउँछ, र सबै “मेरा रिपोर्ट” मा भेटिन्छ।',
    ],
    links: ['/reports', '/rules', '/help/grievances'],
  },
  'block-and-mute': {
    en: [
      [
        'Block: neither of you sees the other anywhere, in lists, threads, search or notifications, and you stop following each other. They are not told, but can find out.',
        'Mute a person: you see and hear nothing of theirs; they never learn of it.',
        'Mute a JeHub: its posts stay out of your lists while you remain a member.',
        'Mute a thread: no more notifications from one conversation.',
      ],
      'All of them are in the menu of the post, profile or JeHub. In Settings under Blocked and muted you see them all and can undo each.',
    ],
    ne: [
      [
        'ब्लक: सूची, कुराकानी, खोज, सूचना कतै पनि तपाईंहरूले एकअर्कालाई देख्नुहुन्न, फलो पनि टुट्छ। उसलाई भनिँदैन, तर थाहा पाउन सक्छ।',
        'मान्छे म्युट: उसको केही देख्नु-सुन्नुहुन्न; उसले कहिल्यै थाहा पाउँदैन।',
        'JeHub म्युट: सदस्य रहँदै त्यसका पोस्ट सूचीमा आउँदैनन्।',
        'कुराकानी म्युट: एउटा कुराकानीको सूचना आउँदैन।',
      ],
      'सबै पोस्ट, प्रोफाइल वा JeHub को मेनुमा छन्। सेटिङको “ब्लक र म्युट” मा सबै देखिन्छन्, एक-एक गरी फर्काउन मिल्छ।',
    ],
    links: ['/setting', '/help/muted-words'],
  },
  'muted-words': {
    en: [
      'In Settings under Blocked and muted you can keep up to 200 words. Posts and comments with one of them stay out of your lists.',
      'A word is found in both scripts and in its forms: muting chunab also mutes चुनाव and चुनावमा. Your own posts, and a post whose address you open yourself, are still shown.',
    ],
    ne: [
      'सेटिङको “ब्लक र म्युट” मा २०० वटासम्म शब्द राख्न मिल्छ। ती शब्द भएका पोस्ट र कमेन्ट तपाईंका सूचीमा आउँदैनन्।',
      'शब्द दुवै लिपिमा र सबै रूपमा भेटिन्छ: chunab म्युट गरे चुनाव र चुनावमा पनि म्युट हुन्छ। आफ्ना पोस्ट, र ठेगानाबाट आफैँले खोलेको पोस्ट भने देखिन्छ।',
    ],
    links: ['/setting'],
  },
  appeals: {
    en: [
      'When a moderator or the staff removes what you wrote, warns you, bans you or suspends your account, you are told what was decided, by which rule and why. If you think it is wrong, press Appeal in that notification and say so in up to 1,000 characters.',
      'You can appeal once, within 30 days. Somebody decides who had no part in it: about a JeHub the staff of Jes, about the staff another member of the staff. If they agree with you, everything is put back.',
    ],
    ne: [
      'मोडरेटर वा टोलीले तपाईंको कुरा हटाउँदा, सचेत गराउँदा, रोक लगाउँदा वा खाता निलम्बन गर्दा के निर्णय भयो, कुन नियमले र किन भन्ने खबर आउँछ। गलत लागे त्यही सूचनामा “पुनरावेदन” थिचेर १,००० अक्षरसम्म लेख्नुहोस्।',
      '३० दिनभित्र एक पटक पुनरावेदन गर्न मिल्छ। त्यसमा संलग्न नभएको मान्छेले टुङ्गो लगाउँछ: JeHub को निर्णय Jes को टोलीले, टोलीको निर्णय टोलीकै अर्को सदस्यले। तपाईं सही ठहरिए सबै कुरा पहिले जस्तै हुन्छ।',
    ],
    links: ['/notifications', '/rules'],
  },
  grievances: {
    en: [
      'A grievance is for everybody, also without an account: private pictures, threats, somebody who poses as you, something untrue that harms your name, your work used without leave, or what Jes itself did.',
      'You get a number such as JES-7K2M-9QXT-4B3C, by mail too. With it you see what became of it. The grievance officer answers within 24 hours. Keep the number to yourself: who knows it can read the answer.',
      'Jes keeps the text for a year after the answer, then only that there was one.',
    ],
    ne: [
      'गुनासो सबैका लागि हो, खाता नभए पनि: निजी तस्बिर, धम्की, तपाईं बनेर बस्ने मान्छे, बदनाम गर्ने झूट, बिनाअनुमति चलाइएको सिर्जना, वा Jes आफैँले गरेको कुरा।',
      'JES-7K2M-9QXT-4B3C जस्तो नम्बर पाइन्छ, इमेलमा पनि आउँछ। त्यसैले के भयो हेर्न मिल्छ। गुनासो सुन्ने अधिकारीले २४ घण्टाभित्र जवाफ दिनुहुन्छ। नम्बर कसैलाई नदिनुहोस्: थाहा पाउनेले जवाफ पढ्न सक्छ।',
      'जवाफपछि Jes ले लेख एक वर्ष राख्छ, त्यसपछि गुनासो थियो भन्ने मात्र रहन्छ।',
    ],
    links: ['/help/grievance', '/help/report'],
  },
  'security-holes': {
    en: [
      'Have you found a way to see, change or break what is not yours? Write to the address in /.well-known/security.txt, in Nepali or English: what you did, what happened, how to do it again.',
      [
        'Use accounts of your own; do not read, change or delete what belongs to others.',
        'Give us time to mend it before you tell others. We answer within three days and tell you when it is mended.',
        'We do not go to law against those who look for holes in good faith and keep to this.',
      ],
    ],
    ne: [
      'आफ्नो नभएको कुरा हेर्न, फेर्न वा बिगार्न मिल्ने बाटो भेट्नुभयो? /.well-known/security.txt मा भएको ठेगानामा नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्: के गर्नुभयो, के भयो, फेरि कसरी गर्ने।',
      [
        'आफ्नै खाताबाट जाँच्नुहोस्; अरूको कुरा नपढ्नुहोस्, नफेर्नुहोस्, नमेट्नुहोस्।',
        'अरूलाई भन्नुअघि हामीलाई सच्याउने समय दिनुहोस्। तीन दिनभित्र जवाफ दिन्छौँ, र सच्चिएपछि खबर गर्छौँ।',
        'असल नियतले कमजोरी खोज्ने र यति मान्नेविरुद्ध हामी कानुनी बाटो लाग्दैनौँ।',
      ],
    ],
    links: ['/terms'],
  },
}
