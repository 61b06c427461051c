import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** More than a reader can see between two reports. */
export const MOST_SHOWN = 100
const SHOWN = because('posts.shown_ids', { max: MOST_SHOWN })

export const impressionApi = {
  tell: endpoint({
    method: 'POST',
    path: '/api/ads/seen',
    summary: 'Tell which posts were on my screen, so that For you shows me others',
    body: z.object({ ids: z.array(Id, SHOWN).check(z.maxLength(MOST_SHOWN, SHOWN)) }),
  }),
}
