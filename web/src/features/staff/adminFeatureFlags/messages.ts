import { catalogue } from '#lib/language.ts'

/** `…Off` says what happens when a feature is off, `…On` when it is on again. */
export const messages = catalogue({
  note: [
    'For hours of need: what is switched off is off for everybody, at once, until somebody switches it on again.',
    'अप्ठ्यारो बेलाका लागि: बन्द गरेको कुरा फेरि नखोलेसम्म सबैका लागि तुरुन्तै बन्द हुन्छ।',
  ],
  signUps: ['Sign-ups', 'साइन अप'],
  signUpsOff: [
    'Nobody can make a new account. Who has one goes on as before.',
    'कसैले नयाँ खाता बनाउन पाउँदैन। खाता भएकाको केही फेरिँदैन।',
  ],
  signUpsOn: ['Everybody can make an account again.', 'फेरि सबैले खाता बनाउन पाउँछन्।'],
  posting: ['Posting and commenting', 'पोस्ट र कमेन्ट'],
  postingOff: [
    'Jes can be read, but nobody can post or comment. What was typed stays with its writer.',
    'Jes पढ्न मिल्छ, तर कसैले पोस्ट वा कमेन्ट गर्न पाउँदैन। लेखेको कुरा लेख्नेसँगै रहन्छ।',
  ],
  postingOn: ['Everybody can write again.', 'फेरि सबैले लेख्न पाउँछन्।'],
  clips: ['JesClips', 'JesClips'],
  clipsOff: [
    'Nobody can upload a clip. Those that are there can be watched.',
    'कसैले क्लिप अपलोड गर्न पाउँदैन। भएका क्लिप हेर्न मिल्छ।',
  ],
  clipsOn: ['Clips can be uploaded again.', 'फेरि क्लिप अपलोड गर्न मिल्छ।'],
  hubs: ['New JeHubs', 'नयाँ JeHub'],
  hubsOff: [
    'Nobody can found a JeHub. Those that are there go on.',
    'कसैले नयाँ JeHub बनाउन पाउँदैन। भएका JeHub चलिरहन्छन्।',
  ],
  hubsOn: ['JeHubs can be founded again.', 'फेरि JeHub बनाउन मिल्छ।'],
  search: ['Search', 'खोज'],
  searchOff: ['Nobody can search. All else works.', 'कसैले खोज्न पाउँदैन। अरू सबै चल्छ।'],
  searchOn: ['Search works again.', 'खोज फेरि चल्छ।'],
  writing: ['All writing', 'सबै लेखाइ'],
  writingOff: [
    'Maintenance: Jes can be read, and nobody can change anything. Logging in and out works, and so do these switches and announcements.',
    'मर्मत: Jes पढ्न मिल्छ, तर कसैले केही फेर्न पाउँदैन। लग इन र लग आउट, यी स्विच र सूचना भने चल्छन्।',
  ],
  writingOn: ['The maintenance is over. Everything works again.', 'मर्मत सकियो। फेरि सबै चल्छ।'],
  isOn: ['On', 'खुला'],
  isOff: ['Off', 'बन्द'],
  switchOff: ['Switch off', 'बन्द गर्नुहोस्'],
  switchOn: ['Switch on', 'खोल्नुहोस्'],
  offTitle: [(what: string) => `Switch off: ${what}`, (what: string) => `${what} बन्द गर्नुहोस्`],
  onTitle: [(what: string) => `Switch on: ${what}`, (what: string) => `${what} खोल्नुहोस्`],
  saidOff: [(what: string) => `${what}: off`, (what: string) => `${what}: बन्द`],
  saidOn: [(what: string) => `${what}: on`, (what: string) => `${what}: खुला`],
})
