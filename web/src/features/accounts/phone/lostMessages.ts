import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Lost your phone?', 'फोन हरायो?'],
  sentence: [
    'Whatever else opens your account still does. Log in with it, then set your new number.',
    'नम्बरबाहेक अरू जेले खाता खुल्थ्यो, त्यसले अझै खुल्छ। त्यसैले लगइन गर्नुहोस्, अनि नयाँ नम्बर राख्नुहोस्।',
  ],
  byPassword: ['With your password', 'पासवर्डले'],
  byEmail: ['Set a password by e-mail', 'इमेलबाट पासवर्ड राख्नुहोस्'],
  twoStepTitle: ['The code app was on it, too?', 'कोडको एप पनि त्यसैमा थियो?'],
  twoStep: [
    (hours: string) =>
      `Type one of your recovery codes in place of its code. Without any, log in with your password and say so there: after ${hours} hours we send a link to your e-mail that switches the second step off. Whoever has your codes can stop it until then.`,
    (hours: string) =>
      `एपको कोडको सट्टा एउटा रिकभरी कोड लेख्नुहोस्। त्यो पनि छैन भने पासवर्डले लगइन गर्दै त्यहीँ भन्नुहोस्: ${hours} घण्टापछि दोस्रो चरण बन्द गर्ने लिङ्क इमेलमा पठाउँछौँ। त्यतिन्जेल कोड हुनेले यसलाई रोक्न सक्छ।`,
  ],
  onlyTitle: ['There was nothing but the number?', 'नम्बरबाहेक केही थिएन?'],
  only: [
    'Then only that number opens your account. Ask your operator (Ncell, Nepal Telecom) for a new SIM with the same number, and log in as before.',
    'त्यसो भए त्यही नम्बरले मात्र खाता खुल्छ। Ncell वा नेपाल टेलिकमबाट उही नम्बरको नयाँ सिम लिनुहोस्, अनि पहिलेजस्तै लगइन गर्नुहोस्।',
  ],
  onlyWhy: [
    'We do not move an account to another number when somebody asks us to: a thief would ask, too. If you cannot get the number back, the account stays closed.',
    'कसैले भन्दैमा हामी खाता अर्को नम्बरमा सार्दैनौँ: चोरले पनि त्यसै भन्न सक्छ। नम्बर फिर्ता पाउन सकिएन भने खाता बन्दै रहन्छ।',
  ],
  write: ['Somebody else has your number? Write to us.', 'नम्बर अरू कसैले चलाउँदै छ? हामीलाई लेख्नुहोस्।'],
})
