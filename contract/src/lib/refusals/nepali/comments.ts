import type { comments as english } from '@jes/contract/lib/refusals/english/comments'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const comments: Nepali<typeof english> = {
  'comments.length': ({ min, max }) => `कमेन्टमा ${devanagari(min)} देखि ${inNepali(max)} अक्षर हुन्छ`,
  'comments.parent_closed': 'यो कमेन्टमा अब जवाफ दिन मिल्दैन',
  'comments.post_locked': 'यो पोस्ट बन्द गरिएको छ',
  'comments.limited': 'यसमा कसले कमेन्ट गर्ने भनेर लेखकले तोक्नुभएको छ',
  'comments.changed_meanwhile':
    'यो लेखेपछि तपाईंले अर्को डिभाइसबाट यही कमेन्ट फेर्नुभएको छ। त्यो पढेर फेरि सच्याउनुहोस्।',
}
