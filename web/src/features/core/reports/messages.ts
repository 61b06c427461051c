import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  post: ['Report this post', 'यो पोस्ट रिपोर्ट गर्नुहोस्'],
  comment: ['Report this comment', 'यो कमेन्ट रिपोर्ट गर्नुहोस्'],
  clip: ['Report this clip', 'यो क्लिप रिपोर्ट गर्नुहोस्'],
  jehub: ['Report this JeHub', 'यो JeHub रिपोर्ट गर्नुहोस्'],
  user: ['Report this member', 'यी सदस्यलाई रिपोर्ट गर्नुहोस्'],
  message: ['Report this message', 'यो सन्देश रिपोर्ट गर्नुहोस्'],
  withBefore: [
    'Send the five messages before it too, so that it can be understood',
    'बुझ्न सजिलो होस् भनेर त्यसअघिका पाँच सन्देश पनि पठाउने',
  ],
  secret: ['Nobody is told who reported it.', 'कसले रिपोर्ट गर्‍यो भनेर कसैलाई भनिँदैन।'],
  rulesOf: [(hub: string) => `Rules of ${hub}`, (hub: string) => `${hub} का नियम`],
  rulesOfJes: ['Rules of Jes', 'Jes का नियम'],
  detail: ['What should we know?', 'अरू केही भन्नु छ?'],
  chooseFirst: ['Choose what is wrong with it.', 'के गलत छ, छान्नुहोस्।'],
  send: ['Send report', 'रिपोर्ट पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  thanks: ['Thank you', 'धन्यवाद'],
  toHub: [
    (hub: string) => `The moderators of ${hub} look at it.`,
    (hub: string) => `${hub} का मोडरेटरले हेर्नुहुन्छ।`,
  ],
  toJes: ['The team of Jes looks at it.', 'Jes को टोलीले हेर्छ।'],
  waits: ['It is sent as soon as you are connected again.', 'इन्टरनेट आउनेबित्तिकै पठाइन्छ।'],
  outcome: [
    'You are told what became of it, and find it among your reports.',
    'के भयो भनेर तपाईंलाई सूचना आउँछ, र आफ्ना रिपोर्टमा पनि भेटिन्छ।',
  ],
  myReports: ['My reports', 'मेरा रिपोर्ट'],
  done: ['Done', 'भयो'],
})
