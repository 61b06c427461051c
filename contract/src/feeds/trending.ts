import { UserSummary } from '@jes/contract/core/users'
import { HubSummary } from '@jes/contract/hubs/hubs'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Moment, text } from '@jes/contract/lib/text'
import { PostPage } from '@jes/contract/posts/posts'
import * as z from 'zod/mini'

export const HIDE_REASON_MAX_LENGTH = 300

export const Trend = z.object({
  /** What it is about, in the reader's language. */
  category: z.string(),
  hashtag: z.string(),
  /** Posts in the last 24 hours. */
  count: z.number(),
  /** Posts in each of the last 24 hours, oldest first. */
  hours: z.array(z.number()),
})
export type Trend = z.infer<typeof Trend>

/** A trend that the staff hid, or that waits for review. */
export const HeldTrend = z.extend(Trend, {
  state: z.enum(['hidden', 'review']),
  reason: z.string(),
  by: z.nullable(UserSummary),
  at: Moment,
})
export type HeldTrend = z.infer<typeof HeldTrend>

const Hashtag = text({ min: 1, max: 100, why: 'feeds.hashtag_invalid', counts: 'length' })
const Paged = z.object({ cursor: Cursor, limit: limitOf(20) })

export const trendingApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/trending',
    summary: 'The hashtags that more people than usual write about just now',
    access: 'public',
    query: z.object({ limit: limitOf(5) }),
    response: z.object({ trending: z.array(Trend) }),
  }),
  posts: endpoint({
    method: 'GET',
    path: '/api/trending/posts',
    summary: 'Posts of the last two days that rise quickest',
    access: 'public',
    query: Paged,
    response: PostPage,
  }),
  clips: endpoint({
    method: 'GET',
    path: '/api/trending/clips',
    summary: 'Clips of the last week that are watched most gladly',
    access: 'public',
    query: Paged,
    response: PostPage,
  }),
  hubs: endpoint({
    method: 'GET',
    path: '/api/trending/jehubs',
    summary: 'JeHubs that grew and spoke most in the last week',
    access: 'public',
    query: z.object({ limit: limitOf(20) }),
    response: z.object({ jehubs: z.array(HubSummary) }),
  }),
  held: endpoint({
    method: 'GET',
    path: '/api/trending/held',
    summary: 'Staff: what is hidden or waits to be looked at',
    access: 'staff',
    response: z.object({ trending: z.array(HeldTrend) }),
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/trending/hide',
    summary: 'Staff: hide a hashtag from what trends, in all its spellings; the reason is logged',
    access: 'staff',
    body: z.object({
      hashtag: Hashtag,
      reason: text({ min: 3, max: HIDE_REASON_MAX_LENGTH, why: 'feeds.trend_reason_length' }),
    }),
    response: z.object({ isHidden: z.boolean() }),
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/trending/show',
    summary: 'Staff: let a hashtag trend again',
    access: 'staff',
    body: z.object({ hashtag: Hashtag }),
    response: z.object({ isHidden: z.boolean() }),
  }),
}
