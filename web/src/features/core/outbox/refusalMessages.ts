import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  mayHaveArrived: [
    'Jes does not know whether this arrived. Please look before you send it again.',
    'यो पुग्यो कि पुगेन, थाहा भएन। फेरि पठाउनुअघि एकपटक हेर्नुहोस्।',
  ],
})
