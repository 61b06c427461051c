import { grouped } from '@jes/contract/lib/refusals/format'
import type { Max, MinMax } from '@jes/contract/lib/refusals/types'

export const site = {
  invalid: {
    'site.nepali_half': 'The Nepali needs a title and a text, or neither',
    'site.title_length': ({ min, max }: MinMax) => `A title has ${min} to ${max} characters`,
    'site.summary_long': ({ max }: Max) => `A summary has at most ${max} characters`,
    'site.article_length': ({ min, max }: MinMax) =>
      `An article has ${min} to ${grouped(max)} characters`,
    'site.announcement_length': ({ min, max }: MinMax) =>
      `Say it in ${min} to ${max} characters, in both languages`,
    'site.announcement_link': 'A link is a path of Jes, such as /blogs',
    'site.announcement_end': 'It must end after it begins',
  },
}
