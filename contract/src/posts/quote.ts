import { HubRef } from '@jes/contract/core/hubRef'
import { Picture } from '@jes/contract/core/pictures'
import { UserSummary } from '@jes/contract/core/users'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** Of a quoted post what a card of it shows. */
export const QuotedPost = z.object({
  _id: Id,
  kind: z.enum(['post', 'clip', 'blog']),
  user: UserSummary,
  jehub: z.nullable(HubRef),
  title: z.string(),
  /** The beginning of its text, without formatting. */
  text: z.string(),
  image: z.nullable(Picture),
  sensitive: z.boolean(),
  warning: z.nullable(z.string()),
  createdAt: Moment,
})
export type QuotedPost = z.infer<typeof QuotedPost>

/**
 * What a post quotes. Hidden is what the viewer may not see, whatever the reason; unlinked what its author took out.
 */
export const Quote = z.object({
  state: z.enum(['shown', 'deleted', 'removed', 'hidden', 'muted', 'unlinked']),
  ad: z.nullable(QuotedPost),
})
export type Quote = z.infer<typeof Quote>

/** In Following and For you: who of those whom the viewer follows reposted it last, and how many others of them. */
export const RepostedBy = z.object({ user: UserSummary, others: z.number() })
export type RepostedBy = z.infer<typeof RepostedBy>
