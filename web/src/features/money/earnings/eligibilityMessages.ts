import { catalogue } from '#lib/language.ts'

/** `…Needs` is a condition, `…Next` what to do where it is not met. */
export const messages = catalogue({
  title: ['Am I eligible?', 'के म योग्य छु?'],
  eligible: [
    'You are eligible. If this is so when the month is closed, you get your share.',
    'तपाईं योग्य हुनुहुन्छ। महिना बन्द हुँदा पनि यस्तै रहे तपाईंले आफ्नो भाग पाउनुहुन्छ।',
  ],
  met: [
    (has: string, needs: string) => `${has} of ${needs} conditions are met.`,
    (has: string, needs: string) => `${needs} मध्ये ${has} सर्त पूरा भए।`,
  ],
  forVisitors: [
    'Each of these, on the day on which a month is closed.',
    'महिना बन्द हुने दिन यी सबै पूरा हुनुपर्छ।',
  ],
  logIn: ['Log in', 'लगइन'],
  logInWhy: ['to see how far you are', 'गरेर कति पुग्यो हेर्नुहोस्'],
  how: ['How the share is computed', 'भाग कसरी निकालिन्छ'],
  earnings: ['Your earnings', 'तपाईंको कमाइ'],
  yes: ['Met', 'पूरा भयो'],
  no: ['Not yet', 'अझै छैन'],

  premium: ['A Premium pass', 'प्रिमियम पास'],
  premiumNeeds: ['Your pass is paid for.', 'तपाईंको पास चालु छ।'],
  premiumNext: ['Get a pass', 'पास लिनुहोस्'],
  email: ['A verified email', 'पक्का गरिएको इमेल'],
  emailNeeds: ['Your email is verified.', 'इमेल पक्का भएको छ।'],
  emailNext: ['Verify your email', 'इमेल पक्का गर्नुहोस्'],
  account: ['Time on Jes', 'Jes मा बिताएको समय'],
  accountNeeds: [
    (has: string, needs: string) => `${has} of ${needs} days`,
    (has: string, needs: string) => `${needs} मध्ये ${has} दिन`,
  ],
  accountAsked: [
    (days: string) => `Your account is ${days} days old`,
    (days: string) => `खाता ${days} दिन पुरानो`,
  ],
  accountNext: ['This comes by itself.', 'यो आफैँ पुग्छ।'],
  followers: ['Followers', 'फलोअर'],
  followersNeeds: [
    (has: string, needs: string) => `${has} of ${needs} people`,
    (has: string, needs: string) => `${needs} मध्ये ${has} जना`,
  ],
  followersAsked: [(people: string) => `${people} people`, (people: string) => `${people} जना`],
  followersNext: [
    'Write what you know, answer those who comment, and people come back.',
    'जानेको कुरा लेख्नुहोस्, कमेन्टको जवाफ दिनुहोस्। मान्छे फर्किएर आउँछन्।',
  ],
  engaged: ['Real reading and watching', 'साँच्चै पढिएको र हेरिएको'],
  engagedNeeds: [
    (has: string, needs: string) => `${has} of ${needs} minutes in 90 days`,
    (has: string, needs: string) => `९० दिनमा ${needs} मध्ये ${has} मिनेट`,
  ],
  engagedAsked: [
    (minutes: string) => `${minutes} minutes by others in 90 days`,
    (minutes: string) => `९० दिनमा अरूले बिताएका ${minutes} मिनेट`,
  ],
  engagedNext: [
    'The time that others spend with your posts and clips. Longer posts and clips help.',
    'अरूले तपाईंका पोस्ट र क्लिपमा बिताएको समय। लामा पोस्ट र क्लिपले सघाउँछन्।',
  ],
  clean: ['Nothing held against you', 'कुनै कारबाही नभएको'],
  cleanNeeds: [
    (has: string, needs: string) => `${has} of ${needs} days without a reprimand`,
    (has: string, needs: string) => `कारबाहीबिना ${needs} मध्ये ${has} दिन`,
  ],
  cleanAsked: [
    (days: string) => `${days} days without a reprimand`,
    (days: string) => `कारबाहीबिना ${days} दिन`,
  ],
  cleanNext: [
    'Each day within the rules counts. You can appeal what was wrong.',
    'नियमभित्र बसेको हरेक दिन गनिन्छ। गलत लागे पुनरावेदन गर्न मिल्छ।',
  ],
})
