import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  choices: ['In Devanagari', 'देवनागरीमा'],
  byTab: [
    (word: string) => `Press Tab to write ${word}`,
    (word: string) => `${word} लेख्न Tab थिच्नुहोस्`,
  ],
  looksPreeti: [
    'This looks like Preeti. Convert to Unicode?',
    'यो प्रीतिमा लेखिएको जस्तो छ। युनिकोडमा बदल्ने?',
  ],
  convert: ['Convert', 'बदल्नुहोस्'],
  keep: ['Keep as it is', 'यस्तै राख्नुहोस्'],
})
