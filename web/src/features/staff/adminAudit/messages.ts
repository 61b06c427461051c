import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  note: [
    'Everything that the staff did. It only grows: each entry holds the fingerprint of the one before.',
    'टोलीले गरेका सबै काम। यो बढ्छ मात्र: हरेक टिपोटमा अघिल्लोको छाप हुन्छ।',
  ],
  by: ['By', 'कसले'],
  action: ['What', 'के'],
  everybody: ['Everybody', 'सबै'],
  everything: ['Everything', 'सबै'],
  none: ['Nothing of the kind', 'यस्तो केही छैन'],
  noneSentence: ['What the staff does is written here.', 'टोलीले गर्ने काम यहाँ लेखिन्छ।'],
  end: ['That is how it began.', 'सुरु यहीँबाट भयो।'],
  commandLine: ['The command line, or somebody who is gone', 'कमान्ड लाइन, वा नभएका सदस्य'],
  place: [(n: number) => `No. ${number(n)}`, (n: number) => `नं. ${number(n)}`],
  fingerprint: ['Fingerprint', 'छाप'],

  verify: ['Verify the chain', 'शृङ्खला जाँच्नुहोस्'],
  verifying: ['Verifying...', 'जाँच्दै...'],
  whole: [
    (n: number) => `The chain is whole: ${number(n)} ${plural(n, 'entry', 'entries')}.`,
    (n: number) => `शृङ्खला सग्लो छ: ${number(n)} टिपोट।`,
  ],
  broken: [
    (n: number) => `The chain is broken at entry ${number(n)}. Somebody changed the log.`,
    (n: number) => `शृङ्खला टिपोट ${number(n)} मा टुटेको छ। कसैले अभिलेख फेरेको छ।`,
  ],
  head: [
    'The fingerprint of the last entry, to be kept elsewhere:',
    'अन्तिम टिपोटको छाप, अन्यत्र राख्न:',
  ],
  copy: ['Copy', 'कपी गर्नुहोस्'],
  copied: ['Copied', 'कपी भयो'],
})
