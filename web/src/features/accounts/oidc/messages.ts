import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  continueWith: [
    (name: string) => `Continue with ${name}`,
    (name: string) => `${name} बाट अगाडि बढ्नुहोस्`,
  ],
  oneMoment: ['One moment...', 'एकछिन...'],
  title: ['Log in', 'लगइन'],
  proved: [
    'You have logged in. Go on in the tab that you came from; this one can be closed.',
    'लगइन भयो। पहिलेकै ट्याबमा अगाडि बढ्नुहोस्, यो बन्द गरे हुन्छ।',
  ],
  goOnThere: [
    'You are logged in again. Go on in the tab that you came from; this one can be closed.',
    'फेरि लगइन भयो। पहिलेकै ट्याबमा अगाडि बढ्नुहोस्, यो बन्द गरे हुन्छ।',
  ],
  notValid: [
    'This page opens when you come back from Google, Apple or another log-in.',
    'Google, Apple वा अर्को लगइनबाट फर्कँदा यो पेज खुल्छ।',
  ],
  backToLogIn: ['Back to log in', 'लगइनमा फर्कनुहोस्'],
  toSecurity: ['To your security settings', 'सुरक्षा सेटिङमा जानुहोस्'],

  newHere: [
    (email: string) => `${email} is new to Jes. Choose a username, and your account is ready.`,
    (email: string) => `${email} Jes मा नयाँ हो। प्रयोगकर्ता नाम रोज्नुहोस्, खाता तयार हुन्छ।`,
  ],
  makeAccount: ['Make my account', 'मेरो खाता खोल्नुहोस्'],
  makingAccount: ['Making your account...', 'खाता खोल्दै...'],

  knownHere: [
    (email: string, name: string) =>
      `${email} has an account here already. Log in once, and then you can connect it to ${name}.`,
    (email: string, name: string) =>
      `${email} को खाता यहाँ पहिल्यै छ। एकपटक लगइन गर्नुहोस्, अनि ${name} सँग जोड्न मिल्छ।`,
  ],
  noEmail: [
    (name: string) => `${name} has not verified an email address of yours. Verify it there first.`,
    (name: string) => `${name} मा तपाईंको इमेल पक्का भएको छैन। पहिले त्यहीँ पक्का गर्नुहोस्।`,
  ],
  connectTo: [
    (name: string, email: string) => `Connect ${name} (${email}) to your account @`,
    (name: string, email: string) => `${name} (${email}) लाई यो खातासँग जोड्ने: @`,
  ],
  connectWhy: [
    'From then on it opens your account. We tell you by mail.',
    'त्यसपछि त्यसले तपाईंको खाता खुल्छ। मेलबाट खबर गर्छौँ।',
  ],
  alreadyOpens: [
    (name: string) => `This account at ${name} opens a Jes account already.`,
    (name: string) => `${name} को यो खाताले एउटा Jes खाता पहिल्यै खोल्छ।`,
  ],

  notConnected: ['Not connected', 'जोडिएको छैन'],
  lastWay: ['Your last way in: it stays', 'पस्ने बाटो यही एउटा बाँकी छ, हटाउन मिल्दैन'],
  connect: ['Connect', 'जोड्नुहोस्'],
  connectOf: [(name: string) => `Connect ${name}`, (name: string) => `जोड्नुहोस्: ${name}`],
  connected: [(name: string) => `${name} is connected.`, (name: string) => `${name} जोडियो।`],
  disconnect: ['Disconnect', 'छुटाउनुहोस्'],
  disconnectOf: [(name: string) => `Disconnect ${name}`, (name: string) => `छुटाउनुहोस्: ${name}`],
  disconnected: [(name: string) => `${name} is disconnected.`, (name: string) => `${name} छुटाइयो।`],
})
