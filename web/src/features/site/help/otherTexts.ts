import type { HelpTexts } from './helpText.ts'

export const otherTexts: HelpTexts = {
  premium: {
    en: [
      'Premium is a pass for a number of days that you pay for beforehand, with eSewa or Khalti, and that never renews by itself. The page Premium says whether passes are on sale on this Jes, and at which price, before you pay anything. Time that is left is added on.',
      'It brings longer clips and posts, scheduled posts, numbers about your posts, folders for bookmarks and a marigold beside your name. It never brings a better place or a heavier vote.',
      [
        'After you paid, the page of your order confirms it with the provider. That takes seconds as a rule; you can close the page, since the pass begins by itself and we tell you.',
        'A pass can be a gift: choose “For somebody else” and enter a username. Whoever receives it learns from whom it is, and not what it cost.',
        'We remind you 7, 3 and 1 days before a pass ends. Afterwards everything stays on for 5 more days; then the extras end, and nothing that you made is deleted.',
        'A pass that was not used at all can be returned within 7 days. If you were charged and have no pass, write to us with the number of the order or the reference of the provider: you get the pass or the money.',
        'Receipts stay in “Your orders and receipts” on the page Premium, and can be printed.',
      ],
      'Half of what passes bring in goes to the creators whom members really read and watch.',
    ],
    ne: [
      'प्रिमियम भनेको तोकिएका दिनका लागि eSewa वा Khalti बाट पहिल्यै तिर्ने पास हो, आफैँ नवीकरण हुँदैन। यो Jes मा पास बिक्रीमा छ कि छैन र कति पर्छ, प्रिमियम पेजले तिर्नुअघि नै देखाउँछ। बाँकी समय थपिन्छ।',
      'लामा क्लिप र पोस्ट, तोकेको समयमा निस्कने पोस्ट, आफ्ना पोस्टका तथ्याङ्क, सेभका फोल्डर र नामसँगै सयपत्री पाइन्छ। राम्रो ठाउँ वा गह्रौँ भोट कहिल्यै पाइँदैन।',
      [
        'तिरेपछि अर्डरको पेजले भुक्तानी सेवासँग सोधेर पक्का गर्छ। प्रायः केही सेकेन्ड लाग्छ; पेज बन्द गरे पनि हुन्छ, पास आफैँ सुरु हुन्छ र हामी खबर गर्छौँ।',
        'पास उपहार दिन पनि मिल्छ: “अरू कसैका लागि” छानेर प्रयोगकर्ता नाम लेख्नुहोस्। पाउनेले कसले दिएको हो थाहा पाउँछ, कति पर्‍यो भन्ने पाउँदैन।',
        'पास सकिनुभन्दा ७, ३ र १ दिनअघि सम्झाउँछौँ। सकिएपछि पनि ५ दिन सबै चल्छ; त्यसपछि थप सुविधा रोकिन्छन्, तर तपाईंले बनाएको केही मेटिँदैन।',
        'पटक्कै नचलाएको पास ७ दिनभित्र फिर्ता हुन्छ। पैसा काटियो तर पास आएन भने अर्डरको नम्बर वा भुक्तानी सेवाको सन्दर्भसहित लेख्नुहोस्: पास वा पैसा पाउनुहुन्छ।',
        'रसिद प्रिमियम पेजको “तपाईंका अर्डर र रसिद” मा रहन्छन्, र प्रिन्ट गर्न मिल्छ।',
      ],
      'पासबाट आएको आधा पैसा सदस्यले साँच्चै पढेका र हेरेका सर्जकलाई जान्छ।',
    ],
    links: ['/premium', '/terms'],
  },
  accessibility: {
    en: [
      'Jes is made to be used by everybody: with a keyboard alone, with a screen reader, with large letters, in the dark and in the sun.',
      [
        'Text size and theme are in Settings. Whoever asks their device for less motion gets less.',
        'Pictures carry a description where their author wrote one, and clips captions; please write them.',
        'Every Nepali text is marked as Nepali, so that it is read with the right voice.',
        'The first Tab on a page offers to skip to what it is about.',
      ],
      'Something does not work for you? Tell us: we count it as a fault, not as a wish.',
    ],
    ne: [
      'Jes सबैले चलाउन मिल्ने गरी बनाइएको हो: किबोर्डले मात्र, स्क्रिन रिडरले, ठूला अक्षरमा, अँध्यारोमा र घाममा।',
      [
        'अक्षरको साइज र रङ सेटिङमा छन्। डिभाइसमा कम एनिमेसन रोज्नुभएको छ भने एनिमेसन कम हुन्छ।',
        'लेखकले लेखेको भए तस्बिरमा विवरण र क्लिपमा सबटाइटल हुन्छ; कृपया लेखिदिनुहोस्।',
        'नेपाली पाठमा नेपाली भनेर चिनो हुन्छ, ताकि सही स्वरले पढियोस्।',
        'पेजमा पहिलो Tab थिचे मुख्य कुरामा सिधै जाने बाटो आउँछ।',
      ],
      'तपाईंलाई केही चलेन? भन्नुहोस्: हामी त्यसलाई सुझाव होइन, त्रुटि मान्छौँ।',
    ],
    links: ['/setting', '/help/keyboard-keys'],
  },
  'keyboard-keys': {
    en: [
      [
        'Everywhere: Tab and Shift+Tab go on and back, Enter opens, Escape closes menus and dialogs.',
        'Posts and comments: Ctrl+Enter (on a Mac ⌘+Enter) sends.',
        'Menus and tabs: the arrow keys; in menus also the first letter.',
        'Search and names offered while you type: ↓ ↑ choose, Enter takes.',
        'Typing help: Tab takes the first word in Devanagari.',
        'JesClips: ↓ ↑ or J K go on and back, Space pauses, M is the sound.',
        'Pictures: ← → turn over, Escape closes.',
        'The queue of a JeHub: J K go through it, A keeps, R removes.',
      ],
    ],
    ne: [
      [
        'जहाँ पनि: Tab र Shift+Tab ले अघिपछि, Enter ले खोल्छ, Escape ले मेनु र डायलग बन्द गर्छ।',
        'पोस्ट र कमेन्ट: Ctrl+Enter (Mac मा ⌘+Enter) ले पठाउँछ।',
        'मेनु र ट्याबमा: एरो की; मेनुमा पहिलो अक्षर पनि।',
        'खोज र टाइप गर्दा आउने नाममा: ↓ ↑ ले छान्ने, Enter ले लिने।',
        'टाइप गर्न सहयोग: Tab ले देवनागरीको पहिलो शब्द लिन्छ।',
        'JesClips: ↓ ↑ वा J K ले अघिपछि, Space ले रोक्ने, M ले आवाज।',
        'तस्बिर: ← → ले पल्टाउने, Escape ले बन्द गर्ने।',
        'JeHub को पालो: J K ले अघिपछि, A ले राख्ने, R ले हटाउने।',
      ],
    ],
    links: ['/help/accessibility', '/help/watch-clips'],
  },
}
