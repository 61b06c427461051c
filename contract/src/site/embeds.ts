import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

const URL_MAX_LENGTH = 2_000
const NO_ADDRESS = because('value.invalid')
const Address = z.string(NO_ADDRESS).check(z.maxLength(URL_MAX_LENGTH, NO_ADDRESS))

/** The most pixels that the other site has. */
const Pixels = z.optional(
  z.pipe(
    z.string(NO_ADDRESS).check(z.regex(/^[1-9]\d{0,5}$/, NO_ADDRESS)),
    z.transform((digits) => Number(digits)),
  ),
)

/** How another site embeds a post; the names are those of oEmbed 1.0. */
export const Embed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  cache_age: z.number(),
  html: z.string(),
  width: z.number(),
  height: z.number(),
})
export type Embed = z.infer<typeof Embed>

export const embedApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/oembed',
    summary: 'How another site embeds a public post, in the format oEmbed 1.0',
    access: 'public',
    query: z.object({
      url: Address,
      maxwidth: Pixels,
      maxheight: Pixels,
      format: z._default(choiceOf('format', ['json']), 'json'),
    }),
    response: Embed,
  }),
}

/** The path of the card that other sites show in a frame. */
export function embedPath(id: string) {
  return `/embed/${id}`
}
