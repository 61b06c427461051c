import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  errorSentence: [
    'The line snapped on our side. Your drafts are safe on this device.',
    'हाम्रो तर्फबाट केही बिग्रियो। तपाईंका ड्राफ्ट यही फोनमा सुरक्षित छन्।',
  ],
  errorReport: [(report: string) => `Report ${report}`, (report: string) => `रिपोर्ट ${report}`],
  goHome: ['Go home', 'होममा जानुहोस्'],
})
