import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Why this post?', 'यो पोस्ट किन?'],
  following: [
    (name: string) => `You follow @${name}.`,
    (name: string) => `तपाईं @${name} लाई फलो गर्नुहुन्छ।`,
  ],
  repost: [
    (name: string) => `@${name}, whom you follow, reposted it.`,
    (name: string) => `तपाईंले फलो गर्ने @${name} ले यो रिपोस्ट गर्नुभयो।`,
  ],
  hub: [
    (name: string) => `It is popular in ${name}, a JeHub you joined.`,
    (name: string) => `तपाईं जोडिनुभएको JeHub ${name} मा यो चर्चित छ।`,
  ],
  hashtag: [
    (_: string) => 'It has a hashtag that you follow.',
    (_: string) => 'यसमा तपाईंले फलो गरेको ह्यासट्याग छ।',
  ],
  popular: [
    (_: string) => 'Many people on Jes are voting for it and talking about it now.',
    (_: string) => 'Jes मा अहिले धेरैले यसलाई भोट दिँदै र यसबारे कुरा गर्दै छन्।',
  ],
  newVoice: [
    (_: string) =>
      'A new voice: few people have read this member yet, so everybody gets a few of these.',
    (_: string) => 'नयाँ आवाज: यी सदस्यलाई थोरैले मात्र पढेका छन्, त्यसैले सबैलाई यस्ता केही देखाइन्छ।',
  ],
  fewerOfHub: [
    (name: string) =>
      `You asked for fewer from ${name}, so its posts stand lower. This one has enough votes all the same.`,
    (name: string) =>
      `तपाईंले ${name} का कम देखाउन भन्नुभएको छ, त्यसैले तल झारिन्छन्। यसले धेरै भोट पाएकाले देखियो।`,
  ],
  fewerOfAuthor: [
    (name: string) =>
      `You were not interested in posts of @${name}, so they stand lower. This one has enough votes all the same.`,
    (name: string) => `तपाईंलाई @${name} का पोस्ट मन परेनन्, त्यसैले तल झारिन्छन्। यसले धेरै भोट पाएकाले देखियो।`,
  ],
  promise: ['Nobody can pay to be shown here.', 'यहाँ देखिन कसैले पैसा तिर्न मिल्दैन।'],
  howItWorks: ['How the order comes about', 'क्रम कसरी बन्छ?'],
})
