import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  lostWhy: [
    'Without the app and the codes it takes 72 hours: we mail you now, and then a link that switches two-step log-in off. Whoever still has a code, or reads the first mail, can stop it.',
    'एप र कोड दुवै नभए ७२ घण्टा लाग्छ: अहिले मेल पठाउँछौँ, त्यसपछि दुई चरणको लगइन बन्द गर्ने लिङ्क। कोड हुने वा पहिलो मेल पढ्ने जो कोहीले रोक्न सक्छ।',
  ],
  start: ['Start, and mail me', 'सुरु गरेर मेल पठाउनुहोस्'],
  oneMoment: ['One moment...', 'एकछिन...'],

  stopTitle: ['Keep two-step log-in on', 'दुई चरणको लगइन खुलै राख्नुहोस्'],
  stopWhy: [
    'Someone who knows your password asked to switch it off. Stop that here, and then choose a new password.',
    'तपाईंको पासवर्ड जान्ने कसैले यो बन्द गर्न खोज्यो। यहाँ रोक्नुहोस्, अनि नयाँ पासवर्ड राख्नुहोस्।',
  ],
  stop: ['It was not me: stop it', 'म होइन: रोक्नुहोस्'],
  newPassword: ['Choose a new password', 'नयाँ पासवर्ड राख्नुहोस्'],

  finishTitle: ['Switch two-step log-in off', 'दुई चरणको लगइन बन्द गर्नुहोस्'],
  finishWhy: [
    'Then your password alone opens your account. Switch it on again with your new phone as soon as you can.',
    'त्यसपछि पासवर्डले मात्र तपाईंको खाता खुल्छ। नयाँ फोनमा सकेसम्म चाँडो फेरि खोल्नुहोस्।',
  ],
  finish: ['Switch it off', 'बन्द गर्नुहोस्'],
  logIn: ['Log in', 'लगइन'],
  notValid: [
    'This link is not complete. Open it from the mail again.',
    'यो लिङ्क पूरा छैन। मेलबाट फेरि खोल्नुहोस्।',
  ],
})
