import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'
import { PostPage } from './posts.ts'

const Direction = choiceOf('direction', ['up', 'down'])
export type Direction = z.infer<typeof Direction>

export const voteApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/votes',
    summary: 'The posts of others that I voted up or down, latest vote first; only I see it',
    query: z.object({ direction: z._default(Direction, 'up'), cursor: Cursor, limit: limitOf(20) }),
    response: PostPage,
  }),
}
