import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  figures: [(month: string) => `The books of ${month}`, (month: string) => `${month} को हिसाब`],
  recognised: ['Passes brought in', 'पासबाट आएको'],
  pool: ['Half of it, for creators', 'त्यसको आधा, सर्जकका लागि'],
  carriedIn: ['Left over from before', 'अघिको बाँकी'],
  together: ['To share', 'बाँड्ने जम्मा'],
  shared: ['Shared out', 'बाँडियो'],
  carriedOut: ['Goes on to the next month', 'अर्को महिनामा सर्ने'],
  members: ['Members with a pass', 'पास भएका सदस्य'],
  creators: ['Creators who got a share', 'भाग पाएका सर्जक'],
  closed: ['Closed', 'बन्द भएको'],
  hash: ['Fingerprint (SHA-256)', 'छाप (SHA-256)'],
  copy: ['Copy fingerprint', 'छाप कपी गर्नुहोस्'],
  copied: ['The fingerprint is copied', 'छाप कपी भयो'],
  notCopied: [
    'It could not be copied. Mark it and copy it by hand.',
    'कपी भएन। छानेर आफैँ कपी गर्नुहोस्।',
  ],
  none: ['No month is closed yet', 'अहिलेसम्म कुनै महिना बन्द भएको छैन'],
  noneSentence: [
    'A month is closed on the fifth of the next one. Its figures then stand here for everybody.',
    'महिना सकिएपछि अर्को महिनाको ५ गते हिसाब बन्द हुन्छ। त्यसपछि सबैले यहीँ हेर्न पाउँछन्।',
  ],
  end: ['These are all months.', 'सबै महिना यति नै हुन्।'],
})
