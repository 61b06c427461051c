import { endpoint } from '@jes/contract/lib/endpoint'
import * as z from 'zod/mini'
import { WEEK_TASKS } from './choices.ts'

export const WeekTask = z.enum(WEEK_TASKS)
export type WeekTask = z.infer<typeof WeekTask>

export const FIRST_WEEK_DAYS = 7
export const HUBS_OF_WEEK = 3
export const PEOPLE_OF_WEEK = 5

export const FirstWeek = z.object({
  done: z.array(WeekTask),
  /** The busiest of my hubs, to say namaste in. */
  hub: z.nullable(z.object({ name: z.string(), readers: z.number() })),
})
export type FirstWeek = z.infer<typeof FirstWeek>

export const firstWeekApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/first-week',
    summary: 'What I have done of the things of the first week; null once it is over or closed',
    response: z.object({ week: z.nullable(FirstWeek) }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/first-week/close',
    summary: 'Show me the list of the first week no more',
  }),
}
