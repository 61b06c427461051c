import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

const Day = z.object({
  /** In Nepal's time. */
  day: z.string(),
  newMembers: z.number(),
  activeMembers: z.number(),
  posts: z.number(),
  comments: z.number(),
  clips: z.number(),
  reports: z.number(),
  answered: z.number(),
  /** The median time to an answer; null where there was none. */
  answerMinutes: z.nullable(z.number()),
  /** Answered after more than 24 hours. */
  late: z.number(),
  serverErrors: z.number(),
  browserErrors: z.number(),
})

export const Figures = z.object({
  days: z.array(Day),
  totals: z.object({
    members: z.number(),
    posts: z.number(),
    comments: z.number(),
    jehubs: z.number(),
  }),
  open: z.object({
    cases: z.number(),
    late: z.number(),
    appeals: z.number(),
    grievances: z.number(),
  }),
  jobs: z.object({
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    /** How long the oldest due job has waited, in seconds. */
    oldestSeconds: z.number(),
  }),
  errors: z.array(
    z.object({
      _id: Id,
      source: z.enum(['server', 'browser']),
      report: z.string(),
      message: z.string(),
      place: z.string(),
      createdAt: Moment,
    }),
  ),
})
export type Figures = z.infer<typeof Figures>
