/** The Nepali of what is said about logging in, codes and passwords. */
export const NEPALI_OF_ACCOUNTS: Record<string, string> = {
  'This link is not valid or has expired': 'यो लिङ्क मिलेन वा यसको समय सकियो',
  'This code is not right': 'यो कोड मिलेन',
  'This code has expired': 'यो कोडको समय सकियो',
  'Your current password is not right': 'अहिलेको पासवर्ड मिलेन',
  'This account is suspended.': 'यो खाता रोकिएको छ।',
  'This account is suspended for 1 more day.': 'यो खाता अझै १ दिन रोकिएको छ।',
  'This account is suspended for {n} more days.': 'यो खाता अझै {n} दिन रोकिएको छ।',
  'Enter the code from your authenticator app.': 'अथेन्टिकेटर एपको कोड लेख्नुहोस्।',
  'Set up your authenticator app first.': 'पहिले अथेन्टिकेटर एप मिलाउनुहोस्।',
  'Two-step log-in is already on.': 'दुई चरणको लगइन पहिल्यै खुला छ।',
  'Two-step log-in is not on.': 'दुई चरणको लगइन खुला छैन।',
  'Two-step log-in is off.': 'दुई चरणको लगइन बन्द भयो।',
  'Two-step log-in stays on.': 'दुई चरणको लगइन खुलै रहन्छ।',
  'Three hexadecimal digits': 'हेक्साडेसिमलका तीन अंक',
  'Switch two-step log-in on first. Staff need it.':
    'पहिले दुई चरणको लगइन खोल्नुहोस्। स्टाफलाई यो चाहिन्छ।',
  'The operator of this Jes switches two-step log-in off for staff.':
    'स्टाफको दुई चरणको लगइन यो Jes का सञ्चालकले बन्द गर्छन्।',
  'We have sent you a mail. Another comes in 72 hours.': 'तपाईंलाई मेल पठायौँ। ७२ घण्टापछि अर्को आउँछ।',
  'You are logged out.': 'तपाईं लगआउट हुनुभयो।',
  'This device is logged out.': 'यो डिभाइस लगआउट भयो।',
  'We have sent you a new mail.': 'नयाँ मेल पठायौँ।',
  'Your email is already verified.': 'तपाईंको इमेल पक्का भइसकेको छ।',
  'If an account exists for that email, we have sent a reset link.':
    'त्यो इमेलको खाता छ भने हामीले पासवर्ड फेर्ने लिङ्क पठाएका छौँ।',
  'Your password is changed. Please log in.': 'पासवर्ड फेरियो। लगइन गर्नुहोस्।',
  'Your password is changed.': 'पासवर्ड फेरियो।',
}
