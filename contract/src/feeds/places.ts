import { DistrictKey } from '@jes/contract/core/districtKey'
import { ListedUser } from '@jes/contract/core/users'
import { HubSummary } from '@jes/contract/hubs/hubs'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Post, PostPage } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'
import { Trend } from './trending.ts'

/** What people say of themselves: how many show the district on their profiles, and what was written of it in a day. */
export const DistrictCounts = z.object({
  key: DistrictKey,
  memberCount: z.number(),
  postsOfDay: z.number(),
})
export type DistrictCounts = z.infer<typeof DistrictCounts>

export const DistrictPage = z.extend(DistrictCounts, {
  trends: z.array(Trend),
  /** Rising ones, of the last two days. */
  posts: z.array(Post),
  jehubs: z.array(HubSummary),
  users: z.array(ListedUser),
})
export type DistrictPage = z.infer<typeof DistrictPage>

/** Of the district that I chose or show, filled up from its province; never from where a request comes from. */
export const NearMe = z.object({
  district: z.nullable(DistrictKey),
  trends: z.array(Trend),
  posts: z.array(Post),
  jehubs: z.array(HubSummary),
})
export type NearMe = z.infer<typeof NearMe>

const params = z.object({ key: DistrictKey })

export const placeApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/districts',
    summary: 'The 77 districts, with their members and the posts of the last day',
    access: 'public',
    response: z.object({ districts: z.array(DistrictCounts) }),
  }),
  near: endpoint({
    method: 'GET',
    path: '/api/districts/near',
    summary: 'Near me: trends, rising posts and JeHubs of my district, then of its province',
    response: NearMe,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/districts/:key',
    summary: 'One district: its trends, rising posts, JeHubs and people',
    access: 'public',
    params,
    response: DistrictPage,
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/districts/:key/ads',
    summary: 'The newest posts of a district, of the last month',
    access: 'public',
    params,
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: PostPage,
  }),
}
