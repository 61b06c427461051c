import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limitOf } from './page.ts'

export const Trend = z.object({
  category: z.string(),
  hashtag: z.string(),
  count: z.number(),
})
export type Trend = z.infer<typeof Trend>

export const trendingApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/trending',
    summary: 'What people write about just now',
    access: 'public',
    query: z.object({ limit: limitOf(5) }),
    response: z.object({ trending: z.array(Trend) }),
  }),
}
