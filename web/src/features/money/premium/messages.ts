import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  subscribe: ['Subscribe to Premium', 'प्रिमियम लिनुहोस्'],
  promise: [
    'Unlock new features and, if eligible, receive a share of revenue.',
    'नयाँ सुविधा पाउनुहोस्, योग्य भए आम्दानीको भाग पनि।',
  ],
  go: ['Subscribe', 'लिनुहोस्'],
  ended: ['Your pass has ended', 'तपाईंको पास सकियो'],
  staysOn: ['Everything stays on for a few days more.', 'सबै सुविधा अझै केही दिन चलिरहन्छ।'],
  extend: ['Extend', 'थप्नुहोस्'],
})
