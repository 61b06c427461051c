import type { Language } from '@jes/contract/core/settings'

type Facts = { action?: string; state?: string | undefined; outcome?: string; kind?: string }

const APPEALS: Record<string, Record<Language, string>> = {
  overturned: {
    en: 'Your appeal was heard: what Jes decided is undone',
    ne: 'तपाईंको पुनरावेदन सुनियो: Jes को निर्णय उल्टियो',
  },
  upheld: {
    en: 'Your appeal was heard: what Jes decided stands',
    ne: 'तपाईंको पुनरावेदन सुनियो: Jes को निर्णय कायम छ',
  },
}

const ACTS: Record<string, Record<Language, string>> = {
  removePost: { en: 'Jes removed your post', ne: 'Jes ले तपाईंको पोस्ट हटायो' },
  removeComment: { en: 'Jes removed your comment', ne: 'Jes ले तपाईंको कमेन्ट हटायो' },
  restorePost: { en: 'Jes brought your post back', ne: 'Jes ले तपाईंको पोस्ट फिर्ता ल्यायो' },
  restoreComment: { en: 'Jes brought your comment back', ne: 'Jes ले तपाईंको कमेन्ट फिर्ता ल्यायो' },
  labelPost: { en: 'Jes put a label on your post', ne: 'Jes ले तपाईंको पोस्टमा लेबल राख्यो' },
  warn: { en: 'Jes warns you', ne: 'Jes ले तपाईंलाई सचेत गराउँछ' },
  suspend: { en: 'Your account was suspended', ne: 'तपाईंको खाता रोकियो' },
  unsuspend: { en: 'Your account is no longer suspended', ne: 'तपाईंको खाता फेरि खुल्यो' },
  closeHub: { en: 'Jes took your JeHub away', ne: 'Jes ले तपाईंको JeHub हटायो' },
  reopenHub: { en: 'Your JeHub is open again', ne: 'तपाईंको JeHub फेरि खुल्यो' },
}

const DECIDED: Record<Language, string> = {
  en: 'Jes decided something about you',
  ne: 'Jes ले तपाईंबारे निर्णय गर्‍यो',
}

/** What the staff of the site did to the reader, or the outcome of an appeal against it. */
export function saySite({ action = '', state = '' }: Facts, language: Language) {
  return (APPEALS[state] ?? ACTS[action] ?? DECIDED)[language]
}

const THINGS: Record<Language, Record<string, string>> = {
  en: { post: 'post', comment: 'comment', clip: 'clip', jehub: 'JeHub', user: 'member' },
  ne: { post: 'पोस्ट', comment: 'कमेन्ट', clip: 'क्लिप', jehub: 'JeHub', user: 'सदस्य' },
}
const ACTED_ON = ['labelled', 'warned', 'suspended']

/** The outcome of a report. */
export function sayReport({ kind = '', state, outcome = '' }: Facts, language: Language) {
  const thing = THINGS[language][kind] ?? { en: 'thing', ne: 'कुरा' }[language]
  return (language === 'ne' ? reportInNepali : reportInEnglish)(thing, { kind, state, outcome })
}

function reportInEnglish(thing: string, { kind, state, outcome = '' }: Facts) {
  if (ACTED_ON.includes(outcome)) return `Thank you: we acted on the ${thing} you reported`
  if (outcome === 'gone') return `The ${thing} you reported is gone by now`
  if (state === 'removed') return `Thank you: the ${thing} you reported was removed`
  return `We looked at the ${thing} you reported: ${kind === 'user' ? 'we found nothing against the rules' : 'it stays'}`
}

function reportInNepali(thing: string, { kind, state, outcome = '' }: Facts) {
  if (ACTED_ON.includes(outcome)) return `धन्यवाद: तपाईंले रिपोर्ट गरेको ${thing} मा कारबाही गर्‍यौँ`
  if (outcome === 'gone') return `तपाईंले रिपोर्ट गरेको ${thing} अहिले छैन`
  if (state === 'removed') return `धन्यवाद: तपाईंले रिपोर्ट गरेको ${thing} हटाइयो`
  return `तपाईंले रिपोर्ट गरेको ${thing} हेर्‍यौँ: ${kind === 'user' ? 'नियमविपरीत केही भेटिएन' : 'त्यो रहन्छ'}`
}
