import { ListedUser } from '@jes/contract/core/users'
import { HubSummary } from '@jes/contract/hubs/hubs'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import { Post } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'
import { Trend } from './trending.ts'

/** A suggested person with the reason: never one that the member could not see for themselves. */
export const SuggestedUser = z.extend(ListedUser, {
  why: z.object({
    /** In the same public hubs; followed by people I follow; followed by many; of the district that I chose. */
    reason: z.enum(['hubs', 'follows', 'popular', 'district']),
    /** One of those hubs or people, or the district. */
    name: z.nullable(z.string()),
    /** How many there are. */
    count: z.number(),
  }),
})
export type SuggestedUser = z.infer<typeof SuggestedUser>

export const Explore = z.object({
  trends: z.array(Trend),
  clips: z.array(Post),
  posts: z.array(Post),
  jehubs: z.array(HubSummary),
  users: z.array(SuggestedUser),
})
export type Explore = z.infer<typeof Explore>

export const exploreApi = {
  all: endpoint({
    method: 'GET',
    path: '/api/explore',
    summary: 'Everything on the page Explore in one answer',
    access: 'public',
    response: Explore,
  }),
  pass: endpoint({
    method: 'POST',
    path: '/api/explore/pass',
    summary: 'Suggest this member or JeHub to me no more',
    body: z.object({ kind: choiceOf('kind', ['user', 'jehub']), id: Id }),
    response: z.object({ isPassed: z.boolean() }),
  }),
}
