import type { site as english } from '@jes/contract/lib/refusals/english/site'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const site: Nepali<typeof english> = {
  'site.nepali_half': 'नेपालीमा शीर्षक र लेख दुवै चाहिन्छ, वा दुवै नराख्नुहोस्',
  'site.title_length': ({ min, max }) =>
    `शीर्षक ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'site.summary_long': ({ max }) => `सारांश बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'site.article_length': ({ min, max }) => `लेख ${devanagari(min)} देखि ${inNepali(max)} अक्षरको हुन्छ`,
  'site.announcement_length': ({ min, max }) =>
    `दुवै भाषामा ${devanagari(min)} देखि ${devanagari(max)} अक्षरमा लेख्नुहोस्`,
  'site.announcement_link': 'लिङ्क Jes भित्रको हुन्छ, जस्तै /blogs',
  'site.announcement_end': 'सुरु भएपछि मात्र सकिनुपर्छ',
}
