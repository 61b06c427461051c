import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  cutOffSentence: [
    'This page opens by itself as soon as you are connected again.',
    'इन्टरनेट आउनेबित्तिकै यो पाना आफैँ खुल्छ।',
  ],
  errorSentence: [
    'The line snapped on our side. Your drafts are safe on this device.',
    'हाम्रो तर्फबाट केही बिग्रियो। तपाईंका ड्राफ्ट यही फोनमा सुरक्षित छन्।',
  ],
  errorReport: [(report: string) => `Report ${report}`, (report: string) => `रिपोर्ट ${report}`],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  goHome: ['Go home', 'होममा जानुहोस्'],
})
