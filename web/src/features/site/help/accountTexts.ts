import type { HelpTexts } from './helpText.ts'

export const accountTexts: HelpTexts = {
  'make-an-account': {
    en: [
      'Press Sign up and enter your mobile number: six digits come by SMS, then you choose a username. Or press E-mail and choose a username, your email and a password. No real name is needed.',
      [
        'A username has 3 to 30 letters (a to z), digits, dots or underscores.',
        'A password has at least 8 characters and is not one of the common ones.',
        'Then open the mail that we send you and press its button, or type its six digits. The code works for 10 minutes, the link for a day.',
      ],
      'Before your email is verified you can read, vote, follow, join and save. To post, comment, send clips and start a JeHub, verify it first.',
    ],
    ne: [
      'साइन अप थिचेर मोबाइल नम्बर लेख्नुहोस्: SMS मा ६ अङ्क आउँछन्, अनि प्रयोगकर्ता नाम रोज्नुहोस्। वा इमेल थिचेर प्रयोगकर्ता नाम, इमेल र पासवर्ड राख्नुहोस्। असली नाम चाहिँदैन।',
      [
        'प्रयोगकर्ता नाम ३ देखि ३० अक्षरको हुन्छ: a–z, अङ्क, डट वा अन्डरस्कोर।',
        'पासवर्ड कम्तीमा ८ अक्षरको, र धेरैले राख्ने सजिलो पासवर्ड नहोस्।',
        'त्यसपछि हामीले पठाएको इमेल खोलेर बटन थिच्नुहोस्, वा त्यसमा भएका छ अङ्क लेख्नुहोस्। कोड १० मिनेट, लिङ्क एक दिन चल्छ।',
      ],
      'इमेल पक्का नभएसम्म पढ्न, भोट दिन, फलो गर्न, जोडिन र सेभ गर्न मिल्छ। पोस्ट, कमेन्ट, क्लिप र नयाँ JeHub का लागि पहिले इमेल पक्का गर्नुहोस्।',
    ],
    links: ['/register', '/verify-email'],
  },
  'mail-does-not-come': {
    en: [
      'Wait a minute and look into the spam folder. Then press Send again: that works three times an hour.',
      'If the address was mistyped, change it in Settings; a link goes to the new address, and it counts once you have opened it.',
    ],
    ne: [
      'एक मिनेट पर्खेर स्प्याम फोल्डर पनि हेर्नुहोस्। नआए “फेरि पठाउनुहोस्” थिच्नुहोस्: घण्टामा तीन पटक मिल्छ।',
      'इमेल गलत लेखिएको रहेछ भने सेटिङमा फेर्नुहोस्; नयाँ ठेगानामा लिङ्क जान्छ, त्यो खोलेपछि मात्र नयाँ इमेल चल्छ।',
    ],
    links: ['/verify-email', '/help/change-name-or-email'],
  },
  'forgotten-password': {
    en: [
      'Ask for a link to choose a new password. It works once, for 30 minutes, and signs you out on all your devices.',
      'If no mail comes, there may be no account with that address: we answer the same either way, so that nobody can find out who is here.',
      'If you use two-step log-in, a new password alone is not enough: you also need the code from your app, or one of your recovery codes.',
    ],
    ne: [
      'नयाँ पासवर्ड राख्ने लिङ्क मगाउनुहोस्। लिङ्क ३० मिनेटभित्र एक पटक मात्र चल्छ, र सबै डिभाइसबाट लगआउट हुन्छ।',
      'इमेल आएन भने त्यो ठेगानाको खाता नहुन सक्छ: को यहाँ छ भनेर कसैले थाहा नपाओस् भनी हामी जहिले पनि एउटै जवाफ दिन्छौँ।',
      'दुई चरणको लगइन खोल्नुभएको छ भने नयाँ पासवर्डले मात्र पुग्दैन: एपको कोड वा एउटा रिकभरी कोड पनि चाहिन्छ।',
    ],
    links: ['/forgot-password', '/help/two-step-log-in'],
  },
  'two-step-log-in': {
    en: [
      'With two-step log-in Jes asks for a code from an app on your phone besides the password. Switch it on in Settings under Security: scan the picture with an authenticator app and type the code that it shows. Only then it is on.',
      'You get ten recovery codes. Write them on paper: each opens the door once if the phone is gone. You can have new ones made at any time; the old ones then end.',
    ],
    ne: [
      'दुई चरणको लगइनमा पासवर्डसँगै फोनको एपमा आउने कोड पनि चाहिन्छ। सेटिङको सुरक्षा भागमा खोल्नुहोस्: अथेन्टिकेटर एपले तस्बिर स्क्यान गरेर त्यसले देखाएको कोड लेख्नुहोस्। त्यसपछि मात्र खुल्छ।',
      'दस वटा रिकभरी कोड पाइन्छ। कागजमा लेखेर राख्नुहोस्: फोन हराए एउटा कोडले एक पटक ढोका खोल्छ। जहिले पनि नयाँ कोड बनाउन मिल्छ; त्यसपछि पुराना चल्दैनन्।',
    ],
    links: ['/setting'],
  },
  devices: {
    en: [
      'Settings lists every device that is signed in, with its kind and when it was last used. Sign out any of them there, or all at once.',
      'Is there one that you do not know? Sign it out, then change your password: that signs out all others. We also mail you when somebody signs in from a new kind of device or a new place.',
      'A session ends by itself after 30 days without a visit, and after 90 days at the latest.',
    ],
    ne: [
      'सेटिङमा लगइन भएका सबै डिभाइस देखिन्छन्: कस्तो हो र पछिल्लो पटक कहिले चल्यो। त्यहीँबाट एउटा वा सबैलाई लगआउट गर्न मिल्छ।',
      'नचिनेको डिभाइस छ? त्यसलाई लगआउट गरेर पासवर्ड फेर्नुहोस्: अरू सबैबाट लगआउट हुन्छ। नयाँ डिभाइस वा नयाँ ठाउँबाट लगइन हुँदा हामी इमेल पनि पठाउँछौँ।',
      '३० दिन नआए सेसन आफैँ सकिन्छ, जति चलाए पनि ९० दिनमा सकिन्छ।',
    ],
    links: ['/setting'],
  },
  'change-name-or-email': {
    en: [
      'Both are changed in Settings under Account, with your password.',
      [
        'Username: once in 30 days. Your old name leads to you for another 90 days, and nobody else can take it meanwhile.',
        'Email: a link goes to the new address and is good for 30 minutes. Until you open it the old one counts. The old address is told too, in case it was not you.',
        'The name that others see beside your posts is changed under Profile, as often as you like.',
      ],
    ],
    ne: [
      'दुवै सेटिङको खाता भागमा पासवर्ड राखेर फेरिन्छ।',
      [
        'प्रयोगकर्ता नाम: ३० दिनमा एक पटक। पुरानो नामले ९० दिनसम्म तपाईंकै प्रोफाइल खोल्छ, त्यतिन्जेल अरूले लिन पाउँदैनन्।',
        'इमेल: नयाँ ठेगानामा लिङ्क जान्छ, ३० मिनेट चल्छ। नखोलेसम्म पुरानै इमेल चल्छ। तपाईंले नगरेको भए थाहा होस् भनी पुरानो ठेगानालाई पनि खबर जान्छ।',
        'पोस्टसँगै देखिने नाम प्रोफाइल भागबाट जति पटक पनि फेर्न मिल्छ।',
      ],
    ],
    links: ['/setting'],
  },
  'new-accounts': {
    en: [
      'To keep spam out, an account may do each thing only so often: 10 posts an hour, 60 comments in five minutes, 120 votes in ten minutes, and so on. If you go too fast, Jes says how long to wait.',
      'In its first three days, and for 30 days after the staff had to step in, an account may do a third of that. After two months of good standing it may do twice as much. Nobody sees this on your profile.',
    ],
    ne: [
      'स्प्याम रोक्न हरेक काम यति पटक मात्र गर्न पाइन्छ: घण्टामा १० पोस्ट, पाँच मिनेटमा ६० कमेन्ट, दस मिनेटमा १२० भोट। धेरै छिटो गरे कति पर्खने भनेर Jes ले भन्छ।',
      'पहिलो तीन दिन, र टोलीले कारबाही गरेको ३० दिनसम्म, यसको तीन भागको एक भाग मात्र गर्न पाइन्छ। दुई महिना राम्रो रहे दोब्बर पाइन्छ। यो कुरा प्रोफाइलमा कसैले देख्दैन।',
    ],
    links: ['/rules'],
  },
}
