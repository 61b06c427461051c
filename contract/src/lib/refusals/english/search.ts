import type { Max } from '@jes/contract/lib/refusals/types'

export const search = {
  invalid: {
    'search.too_long': ({ max }: Max) => `Search for at most ${max} characters`,
    'search.missing': 'Write what you are looking for',
  },
}
