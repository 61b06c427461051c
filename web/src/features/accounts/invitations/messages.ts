import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Invitations', 'निम्तो'],
  why: [
    'Each link lets one person sign up. You see who came by it.',
    'एउटा लिङ्कबाट एक जना आउन सक्नुहुन्छ। को आए, यहीँ देखिन्छ।',
  ],
  left: [
    (left: string, most: string) => `${left} of ${most} left in these 30 days`,
    (left: string, most: string) => `यी ३० दिनमा ${most} मध्ये ${left} बाँकी`,
  ],
  noneYet: [
    'New members have none yet. They come with time on Jes.',
    'नयाँ सदस्यसँग अहिले निम्तो हुँदैन। Jes मा समय बिताएपछि पाइन्छ।',
  ],
  create: ['New invitation', 'नयाँ निम्तो'],
  creating: ['Making it...', 'बनाउँदै...'],
  empty: ['You have invited nobody yet.', 'तपाईंले अहिलेसम्म कसैलाई निम्तो दिनुभएको छैन।'],
  open: ['Not used yet', 'चलेको छैन'],
  used: ['Used', 'चलिसक्यो'],
  revoked: ['Revoked', 'फिर्ता लिइयो'],
  gone: ['Somebody who has left', 'अब नभएका सदस्य'],
  copy: ['Copy link', 'लिङ्क कपी गर्नुहोस्'],
  copied: ['Link copied', 'लिङ्क कपी भयो'],
  copyFailed: ['Could not copy. Select the link instead.', 'कपी भएन। लिङ्क छानेर कपी गर्नुहोस्।'],
  revoke: ['Revoke', 'फिर्ता लिनुहोस्'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
})
