import { catalogue } from '#lib/language.ts'

/** The messages after a press; those of the buttons are in buttonMessages. */
export const messages = catalogue({
  left: [
    (name: string) => `You are no longer in ${name}`,
    (name: string) => `तपाईं अब ${name} मा हुनुहुन्न`,
  ],
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
  leave: ['Leave', 'छोड्नुहोस्'],
  leaveTitle: [(name: string) => `Leave ${name}?`, (name: string) => `${name} छोड्ने हो?`],
  leavePrivate: [
    'It is private: to come back you will have to ask again.',
    'यो निजी हो: फर्कन फेरि अनुरोध गर्नुपर्छ।',
  ],
  leaveTeam: [
    'You are in its team: what you may do there ends with it.',
    'तपाईं यसको टोलीमा हुनुहुन्छ: छोडेपछि त्यो भूमिका पनि सकिन्छ।',
  ],
})
