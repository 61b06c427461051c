import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  notAllowed: [
    'Notifications are not allowed. You can change that in the settings.',
    'सूचनाको अनुमति छैन। सेटिङमा फेर्न सकिन्छ।',
  ],
  noService: [
    'This browser cannot reach its push service. Please try again later.',
    'यो ब्राउजर आफ्नो पुस सेवासम्म पुग्न सकेन। पछि फेरि प्रयास गर्नुहोस्।',
  ],
})
