import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  invitation: [
    'Jes takes new members by invitation now. Open the link that a member gave you.',
    'Jes मा अहिले निम्तो पाएका मानिस मात्र आउन सक्छन्। सदस्यले दिएको लिङ्क खोल्नुहोस्।',
  ],
  invited: ['A member has invited you. Welcome!', 'एक जना सदस्यले तपाईंलाई निम्तो दिनुभएको छ। स्वागत छ!'],
  approval: [
    'Somebody of Jes reads every new request. You hear from us by mail or SMS.',
    'नयाँ अनुरोध Jes को टोलीले पढ्छ। मेल वा SMS मा खबर गर्छौँ।',
  ],
  closed: ['Jes takes no new members for now.', 'Jes मा अहिले नयाँ सदस्य लिइँदैन।'],
  words: ['Why do you want to join?', 'किन आउन चाहनुहुन्छ?'],
})
