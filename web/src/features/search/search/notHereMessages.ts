import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Page not found', 'पेज भेटिएन'],
  sentence: ['This page is not here, or not for you to see.', 'यो पेज यहाँ छैन, वा तपाईंले हेर्न मिल्दैन।'],
  goHome: ['Go home', 'होममा जानुहोस्'],
})
