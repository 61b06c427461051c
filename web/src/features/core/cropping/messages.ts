import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  frame: ['What will be seen', 'देखिने भाग'],
  hint: [
    'Drag the picture, or move it with the arrow keys.',
    'तस्बिर तान्नुहोस्, वा तीर कुञ्जीले सार्नुहोस्।',
  ],
  zoom: ['Zoom', 'जुम'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  done: ['Use picture', 'यही राख्नुहोस्'],
})
