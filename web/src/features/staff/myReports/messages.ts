import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['My reports', 'मेरा रिपोर्ट'],
  none: ['You have reported nothing', 'तपाईंले केही रिपोर्ट गर्नुभएको छैन'],
  noneSentence: [
    'What breaks the rules can be reported from its menu. What became of it shows up here.',
    'नियम तोड्ने कुरा त्यसकै मेनुबाट रिपोर्ट गर्न मिल्छ। के भयो भन्ने यहाँ देखिन्छ।',
  ],
  post: ['A post', 'पोस्ट'],
  comment: ['A comment', 'कमेन्ट'],
  clip: ['A clip', 'क्लिप'],
  jehub: ['A JeHub', 'JeHub'],
  user: ['A member', 'सदस्य'],
  open: ['Being looked at', 'हेरिँदै छ'],
  removed: ['Removed', 'हटाइयो'],
  actedOn: ['Acted on', 'कारबाही भयो'],
  kept: ['Kept', 'राखियो'],
  openWhy: [
    (who: string) => `${who} has not decided yet.`,
    (who: string) => `${who}ले अझै टुङ्गो लगाएको छैन।`,
  ],
  removedWhy: [
    (who: string) => `${who} agreed and took it away. Thank you.`,
    (who: string) => `${who}ले सहमत भएर हटायो। धन्यवाद।`,
  ],
  actedOnWhy: [
    (who: string) => `${who} agreed and acted. Thank you.`,
    (who: string) => `${who}ले सहमत भएर कारबाही गर्‍यो। धन्यवाद।`,
  ],
  keptWhy: [
    (who: string) => `${who} looked at it and let it stand.`,
    (who: string) => `${who}ले हेरेर रहन दियो।`,
  ],
  teamOf: [(hub: string) => `The team of ${hub}`, (hub: string) => `${hub} को टोली`],
  jes: ['The team of Jes', 'Jes को टोली'],
  end: ["You're all caught up!", 'सबै हेरिसक्नुभयो!'],
})
