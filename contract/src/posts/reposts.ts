import { ListedUser } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { PostPage } from './posts.ts'

const OnePost = z.object({ id: Id })
const PageOf = z.object({ cursor: Cursor, limit: limitOf(20) })
const Reposted = z.object({ isReposted: z.boolean(), repostCount: z.number() })
export type Reposted = z.infer<typeof Reposted>

export const repostApi = {
  add: endpoint({
    method: 'POST',
    path: '/api/ads/:id/repost',
    summary: 'Pass a post on to my followers',
    params: OnePost,
    response: Reposted,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/ads/:id/repost',
    summary: 'Undo my repost',
    params: OnePost,
    response: Reposted,
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/ads/:id/reposts',
    summary: 'Who reposted a post, the latest first',
    access: 'public',
    params: OnePost,
    query: PageOf,
    response: z.object({ users: z.array(ListedUser), nextCursor: z.nullable(z.string()) }),
  }),
  quotes: endpoint({
    method: 'GET',
    path: '/api/ads/:id/quotes',
    summary: 'The posts that quote a post, the latest first',
    access: 'public',
    params: OnePost,
    query: PageOf,
    response: PostPage,
  }),
  allowQuotes: endpoint({
    method: 'PATCH',
    path: '/api/ads/:id/quotes',
    summary: 'Let others quote my post, or with { allowed: false } no longer',
    params: OnePost,
    body: z.object({ allowed: flagOf('allowed') }),
    response: z.object({ canQuote: z.boolean() }),
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/ads/:id/quotes/:quoteId',
    summary: 'Remove my post from a post that quotes it; the words around it stay',
    params: z.extend(OnePost, { quoteId: Id }),
  }),
}
