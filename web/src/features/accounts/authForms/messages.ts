import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  why: ['Reason', 'कारण'],
  disagree: ['Write to us if this is wrong', 'यो गलत हो भने हामीलाई लेख्नुहोस्'],
  slogan: [
    'News from your tol, your hub and your people. In Nepali, in English, in both.',
    'तपाईंको टोल, तपाईंको JeHub र तपाईंका मान्छेका खबर। नेपालीमा, अङ्ग्रेजीमा, दुवैमा।',
  ],
  privacyPolicy: ['Privacy policy', 'गोपनीयता नीति'],
  help: ['Help', 'सहयोग'],
  otherLanguage: ['नेपाली', 'English'],

  logIn: ['Log in', 'लगइन'],
  loggingIn: ['Logging in...', 'लगइन हुँदैछ...'],
  welcomeBack: ['Welcome back', 'फेरि स्वागत छ'],
  usernameOrEmail: ['Username or email', 'प्रयोगकर्ता नाम वा इमेल'],
  password: ['Password', 'पासवर्ड'],
  forgotPassword: ['Forgot password?', 'पासवर्ड बिर्सनुभयो?'],
  newToJes: ['New to Jes?', 'Jes मा नयाँ हुनुहुन्छ?'],

  codeWhy: [
    'Enter the six digits from your authenticator app.',
    'अथेन्टिकेटर एपमा देखिएको ६ अङ्कको कोड लेख्नुहोस्।',
  ],
  code: ['Code', 'कोड'],
  recoveryCode: ['Recovery code', 'रिकभरी कोड'],
  recoveryWhy: [
    'One of the ten codes that you kept. It works once.',
    'तपाईंले जोगाएर राखेका दस कोडमध्ये एउटा। एक पटक मात्र चल्छ।',
  ],
  useRecoveryCode: ['Use a recovery code', 'रिकभरी कोड प्रयोग गर्नुहोस्'],
  useApp: ['Use the app instead', 'एपकै कोड प्रयोग गर्नुहोस्'],
  lostBoth: ['I have neither app nor codes', 'एप र कोड दुवै छैनन्'],
  back: ['Back', 'पछाडि'],

  signUp: ['Sign up', 'साइन अप'],
  signingUp: ['Making your account...', 'खाता खोल्दै...'],
  joinJes: ['Join Jes', 'Jes मा आउनुहोस्'],
  joinWhy: [
    'A username, an email and a password. That is all.',
    'एउटा नाम, एउटा इमेल र एउटा पासवर्ड। त्यति भए पुग्छ।',
  ],
  username: ['Username', 'प्रयोगकर्ता नाम'],
  usernameRule: [
    '3 to 30 letters (a–z), numbers, dots or underscores',
    '३ देखि ३० अक्षर: a–z, अङ्क, डट वा अन्डरस्कोर',
  ],
  usernameFree: ['This username is free', 'यो नाम खाली छ'],
  email: ['Email', 'इमेल'],
  acceptBefore: ['By signing up you accept the', 'साइन अप गर्नु भनेको'],
  rules: ['rules', 'नियम'],
  terms: ['terms', 'सर्त'],
  and: ['and the', 'र'],
  privacy: ['privacy policy', 'गोपनीयता नीति'],
  acceptAfter: ['.', ' मान्नु हो।'],
  haveAccount: ['Already have an account?', 'पहिल्यै खाता छ?'],

  forgotTitle: ['Forgot password', 'पासवर्ड बिर्सनुभयो'],
  forgotWhy: [
    'Tell us your email and we send you a link to choose a new password.',
    'इमेल लेख्नुहोस्, नयाँ पासवर्ड राख्ने लिङ्क पठाउँछौँ।',
  ],
  sendLink: ['Send link', 'लिङ्क पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  backToLogIn: ['Back to log in', 'लगइनमा फर्कनुहोस्'],

  newPassword: ['New password', 'नयाँ पासवर्ड'],
  resetWhy: [
    'Choose one that you use nowhere else. All your devices are logged out.',
    'अरू कतै नराखेको पासवर्ड राख्नुहोस्। तपाईंका सबै डिभाइसबाट लगआउट हुन्छ।',
  ],
  savePassword: ['Save password', 'पासवर्ड सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  passwordSaved: ['Password saved. You can log in now.', 'पासवर्ड सेभ भयो। अब लगइन गर्न सक्नुहुन्छ।'],
  linkIncomplete: [
    'This link is not complete. Open it from the mail again, or ask for a new one.',
    'यो लिङ्क पूरा छैन। मेलबाट फेरि खोल्नुहोस्, वा नयाँ माग्नुहोस्।',
  ],
  askAgain: ['Ask for a new link', 'नयाँ लिङ्क माग्नुहोस्'],
})
