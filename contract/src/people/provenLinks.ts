import { endpoint } from '@jes/contract/lib/endpoint'
import { Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** The DNS record that proves a site stands under this name before that of the site. */
export const RECORD_PREFIX = '_jes'

/** A link on my profile, and whether its site says that it is mine. */
export const LinkProof = z.object({
  link: z.string(),
  state: z.enum(['waiting', 'proven', 'missing']),
  checkedAt: z.nullable(Moment),
})
export type LinkProof = z.infer<typeof LinkProof>

export const LinkProofs = z.object({
  proofs: z.array(LinkProof),
  /** The address that a site of mine links to with `rel="me"`. */
  profile: z.string(),
  /** The text of the DNS record. */
  record: z.string(),
})
export type LinkProofs = z.infer<typeof LinkProofs>

export const provenLinkApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/me/links',
    summary: 'The links on my profile, and which of their sites are proven to be mine',
    response: LinkProofs,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/users/me/links/check',
    summary: 'Look again whether the site behind a link on my profile is mine',
    body: z.object({
      link: text({ min: 1, max: 200, why: 'people.link_invalid', counts: 'length' }),
    }),
    response: LinkProofs,
  }),
}
