import type { HelpTexts } from './helpText.ts'

export const clipTexts: HelpTexts = {
  'make-a-clip': {
    en: [
      'Choose Create JesClip and pick a video, or record one. A clip lasts 1 to 90 seconds and the file has up to 100 MB; of a longer video you choose a part. The caption has up to 300 characters.',
      [
        'The upload goes on where it broke off, also after a reload or the next day.',
        'You see how far it is while Jes prepares the sizes. If something fails it says why, and you can try again.',
        'Choose the moment for the cover, and add captions (a WebVTT file) for those who watch without sound.',
      ],
    ],
    ne: [
      '“JesClip बनाउनुहोस्” छानेर भिडियो रोज्नुहोस् वा खिच्नुहोस्। क्लिप १ देखि ९० सेकेन्डको, फाइल १०० MB सम्म; लामो भिडियोको एउटा भाग छान्नुहोस्। क्याप्सन ३०० अक्षरसम्म।',
      [
        'बीचमा टुटेको अपलोड त्यहीँबाट अघि बढ्छ, पेज फेरि खोले पनि, भोलिपल्ट पनि।',
        'Jes ले साइज बनाउँदै गर्दा कति भयो देखिन्छ। केही बिग्रिए किन भनेर लेखिन्छ, फेरि प्रयास गर्न मिल्छ।',
        'कभरका लागि क्षण छान्नुहोस्, र आवाजबिना हेर्नेका लागि सबटाइटल (WebVTT फाइल) थप्नुहोस्।',
      ],
    ],
    links: ['/add-jesclips'],
  },
  'watch-clips': {
    en: [
      'Swipe, scroll, or press ↓ and ↑ (or J and K) to go on and back. Tap or Space pauses, M switches the sound. It is off until you ask for it, and then remembered.',
      'Not interested takes a clip away and shows you less like it. The menu of a clip also changes its speed and its captions.',
      'Whether videos begin by themselves you choose in Settings: always, on Wi-Fi, or never.',
    ],
    ne: [
      'स्वाइप वा स्क्रोल गर्नुहोस्, वा ↓ र ↑ (J र K पनि) थिचेर अघिपछि जानुहोस्। छोए वा Space थिचे रोकिन्छ, M ले आवाज खोल्छ। आवाज तपाईंले नखोलेसम्म बन्द हुन्छ, खोलेपछि सम्झिन्छ।',
      '“मन परेन” ले क्लिप हटाउँछ र त्यस्ता कम देखाउँछ। क्लिपको मेनुबाट गति र सबटाइटल पनि फेरिन्छ।',
      'भिडियो आफैँ चल्ने कि नचल्ने सेटिङमा छान्नुहोस्: सधैँ, वाइफाइमा मात्र, वा नचल्ने।',
    ],
    links: ['/jesclips/latest', '/setting'],
  },
  'data-saver': {
    en: [
      'Switch on the data saver in Settings or in the menu. Then:',
      [
        'photos load when you tap them;',
        'clips do not begin by themselves, and each says how many bytes it takes before you play it;',
        'nothing is loaded ahead, and Nepali letters come from your phone.',
      ],
      'A clip comes in up to three sizes (360, 540 and 720 lines). Jes chooses by your line, and the smallest with the data saver.',
    ],
    ne: [
      'सेटिङ वा मेनुमा डेटा बचत खोल्नुहोस्। त्यसपछि:',
      [
        'फोटो छोएपछि मात्र लोड हुन्छ;',
        'क्लिप आफैँ चल्दैन, र चलाउनुअघि नै कति डेटा लाग्छ देखिन्छ;',
        'अगाडिका कुरा पहिल्यै तानिँदैनन्, नेपाली अक्षर फोनकै चल्छन्।',
      ],
      'क्लिप तीन साइजसम्म हुन्छ (३६०, ५४० र ७२० लाइन)। Jes ले इन्टरनेट हेरेर छान्छ, डेटा बचतमा सबैभन्दा सानो।',
    ],
    links: ['/setting'],
  },
}
