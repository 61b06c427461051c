import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['AutoMod', 'AutoMod'],
  why: [
    'AutoMod looks at each new post and comment. Of several rules that fit, the strictest counts.',
    'AutoMod ले हरेक नयाँ पोस्ट र कमेन्ट हेर्छ। धेरै नियम मिले सबैभन्दा कडा चल्छ।',
  ],
  isOn: ['On', 'चालु'],
  isOff: ['Off', 'बन्द'],
  rule: [(n: number) => `Rule ${number(n)}`, (n: number) => `नियम ${number(n)}`],
  removeRule: [
    (n: number) => `Remove rule ${number(n)}`,
    (n: number) => `नियम ${number(n)} हटाउनुहोस्`,
  ],
  none: ['No rules yet. Add the first one.', 'अहिलेसम्म नियम छैन। पहिलो थप्नुहोस्।'],
  add: ['Add a rule', 'नियम थप्नुहोस्'],
  full: [
    (n: number) => `AutoMod has at most ${number(n)} rules.`,
    (n: number) => `AutoMod मा बढीमा ${number(n)} नियम हुन्छन्।`,
  ],
  words: ['Words', 'शब्द'],
  wordsHint: ['One in each line, or with commas.', 'हरेक हरफमा एउटा, वा अल्पविरामले छुट्याएर।'],
  domains: ['Domains', 'डोमेन'],
  domainsHint: ['Like example.com, one in each line.', 'example.com जस्तै, हरेक हरफमा एउटा।'],
  accountAge: ['New accounts', 'नयाँ खाता'],
  accountAgeNumber: ['Younger than so many days', 'यति दिनभन्दा नयाँ'],
  links: ['Many links', 'धेरै लिङ्क'],
  linksNumber: ['So many links or more', 'यति वा बढी लिङ्क'],
  caps: ['Capitals', 'ठूला अक्षर'],
  capsNumber: ['Percent of Latin letters that are capitals', 'ल्याटिन अक्षरमध्ये ठूला, प्रतिशत'],
  action: ['Then', 'अनि'],
  hold: ['Hold for a moderator', 'मोडरेटरका लागि रोक्ने'],
  remove: ['Remove', 'हटाउने'],
  label: ['Put a label on it', 'लेबल राख्ने'],
  labelText: ['Label', 'लेबल'],
  labelHint: ['For posts. Comments pass by it.', 'पोस्टका लागि। कमेन्टमा लाग्दैन।'],
  try: [
    (n: number) => `Try on the last ${number(n)} posts`,
    (n: number) => `पछिल्ला ${number(n)} पोस्टमा जाँच्नुहोस्`,
  ],
  trying: ['Trying...', 'जाँच्दै...'],
  tryFirst: [
    'Try these rules first; then they can be switched on.',
    'पहिले यी नियम जाँच्नुहोस्; त्यसपछि चालु गर्न मिल्छ।',
  ],
  save: ['Save', 'सेभ गर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  switchOn: ['Switch on', 'चालु गर्नुहोस्'],
  switchOff: ['Switch off', 'बन्द गर्नुहोस्'],
  saved: ['Rules saved', 'नियम सेभ भए'],
  on: ['AutoMod is on', 'AutoMod चालु भयो'],
  off: ['AutoMod is off', 'AutoMod बन्द भयो'],
  trial: ['What would have happened', 'के हुन्थ्यो'],
  trialCount: [
    (caught: number, tried: number) =>
      `${number(caught)} of ${number(tried)} posts would have been caught. Nothing was done to them.`,
    (caught: number, tried: number) =>
      `${number(tried)} मध्ये ${number(caught)} पोस्ट पक्रिन्थे। तिनलाई केही गरिएको छैन।`,
  ],
  wouldHold: ['Would be held', 'रोकिन्थ्यो'],
  wouldRemove: ['Would be removed', 'हटाइन्थ्यो'],
  wouldLabel: ['Would be labelled', 'लेबल लाग्थ्यो'],
  found: [(what: string) => `Found: ${what}`, (what: string) => `भेटियो: ${what}`],
})
