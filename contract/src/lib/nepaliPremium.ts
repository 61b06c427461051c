/** The Nepali of what is said about passes, money and what they unlock. */
export const NEPALI_OF_PREMIUM: Record<string, string> = {
  'Post must be at most 25,000 characters': 'पोस्ट बढीमा २५,००० अक्षरको हुन सक्छ',
  'Please verify your email before you buy a pass.': 'पास किन्नुअघि इमेल पक्का गर्नुहोस्।',
  'No passes are on sale on this Jes yet.': 'यो Jes मा पास अहिले बिक्रीमा छैन।',
  'eSewa cannot be reached just now. Nothing was charged.':
    'अहिले eSewa सँग सम्पर्क हुन सकेन। पैसा काटिएको छैन।',
  'Khalti cannot be reached just now. Nothing was charged.':
    'अहिले Khalti सँग सम्पर्क हुन सकेन। पैसा काटिएको छैन।',
  'You have begun 10 orders and finished none. Try again in an hour.':
    'तपाईंका १० वटा अर्डर अधुरै छन्। एक घण्टापछि फेरि प्रयास गर्नुहोस्।',
  'This goes to a new place. It can be sent 72 hours after it was asked for.':
    'यो नयाँ ठाउँमा जाँदैछ। मागेको ७२ घण्टापछि मात्र पठाउन मिल्छ।',
  'No such member': 'यस्तो सदस्य भेटिएन',
  'This order is not paid': 'यो अर्डर तिरिएको छैन',
  'This needs a Premium pass': 'यसका लागि प्रिमियम पास चाहिन्छ',
  'A month is written as 2026-11': 'महिना 2026-11 जसरी लेखिन्छ',
  'Enter the name of the account, 2 to 80 characters': 'खातावालाको नाम लेख्नुहोस्, २ देखि ८० अक्षर',
  'A wallet is a mobile number of 10 digits that begins with 9':
    'वालेट भनेको ९ बाट सुरु हुने १० अङ्कको मोबाइल नम्बर हो',
  'An account number has 6 to 30 digits or letters': 'खाता नम्बर ६ देखि ३० अङ्क वा अक्षरको हुन्छ',
  'Enter the bank and branch, 2 to 80 characters': 'बैंक र शाखा लेख्नुहोस्, २ देखि ८० अक्षर',
  'reads is a list of up to 20 posts with the milliseconds that they were read':
    'reads मा बढीमा २० पोस्ट र पढिएको मिलिसेकेन्ड हुन्छ',
  'A price is Rs 10 to 100,000, in whole rupees': 'मूल्य रु. १० देखि १,००,००० सम्म, पूरा रुपैयाँमा हुन्छ',
  'A refund is at least Rs 1 and not more than was paid':
    'फिर्ता कम्तीमा रु. १ र तिरेको भन्दा बढी नहुने रकम हो',
  'Enter the reference of the payment, 3 to 100 characters':
    'भुक्तानीको सन्दर्भ नम्बर लेख्नुहोस्, ३ देखि १०० अक्षर',
  'Please verify your email first.': 'पहिले आफ्नो इमेल पक्का गर्नुहोस्।',
  'A payout of yours is on its way already': 'तपाईंको एउटा भुक्तानी बाटोमै छ',
  'You can be paid out from Rs 1,000 on': 'रु. १,००० पुगेपछि भुक्तानी लिन मिल्छ',
  'Somebody else approves your payout': 'तपाईंको भुक्तानी अरू कसैले स्वीकृत गर्छ',
  'Something else was decided about this payout already': 'यो भुक्तानीबारे पहिल्यै निर्णय भइसक्यो',
  'These details are no longer kept': 'यी विवरण अब राखिएका छैनन्',
  'days is 7, 28 or 90': 'days 7, 28 वा 90 हो',
  'A folder has a name of 1 to 40 characters': 'फोल्डरको नाम १ देखि ४० अक्षरको हुन्छ',
  'You can pin 5 posts. Unpin one first.': 'बढीमा ५ वटा पोस्ट पिन गर्न मिल्छ। पहिले एउटा अनपिन गर्नुहोस्।',
  'You can have 50 folders': 'बढीमा ५० वटा फोल्डर राख्न मिल्छ',
  'You have a folder of this name': 'यो नामको फोल्डर पहिल्यै छ',
  'You can schedule 50 posts at a time': 'एक पटकमा बढीमा ५० वटा पोस्टको समय तोक्न मिल्छ',
  'Choose a time from 5 minutes to 365 days ahead': 'अबको ५ मिनेटदेखि ३६५ दिनभित्रको समय छान्नुहोस्',
  'Your account was suspended': 'तपाईंको खाता रोकिएको थियो',
}
