import { Translation } from '@jes/contract/core/translation'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const postTranslationApi = {
  translate: endpoint({
    method: 'GET',
    path: '/api/ads/:id/translation',
    summary: 'A post that I may read, from Nepali to English or from English to Nepali',
    params: z.object({ id: Id }),
    response: Translation,
  }),
}
