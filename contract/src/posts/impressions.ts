import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** More than a reader can look at between two reports. */
export const MOST_SHOWN = 100
const SHOWN = 'ids is a list of up to 100 posts'

export const impressionApi = {
  tell: endpoint({
    method: 'POST',
    path: '/api/ads/seen',
    summary: 'Tell which posts were on my screen, so that For you shows me others',
    body: z.object({ ids: z.array(Id, SHOWN).check(z.maxLength(MOST_SHOWN, SHOWN)) }),
  }),
}
