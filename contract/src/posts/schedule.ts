import { Picture } from '@jes/contract/core/pictures'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { NewPost, Post } from './posts.ts'

/** A post is scheduled for at least this long ahead, and not further than a year. */
export const SCHEDULE = { minMinutes: 5, maxDays: 365 }

/** A post that is published later; if that failed, it has the reason and stays until it is changed or deleted. */
export const ScheduledPost = z.object({
  _id: Id,
  post: NewPost,
  /** Its pictures as the composer shows them. */
  images: z.array(Picture),
  publishAt: Moment,
  state: z.enum(['waiting', 'failed']),
  failure: z.nullable(z.string()),
  createdAt: Moment,
})
export type ScheduledPost = z.infer<typeof ScheduledPost>

const Scheduling = z.object({ post: NewPost, publishAt: Moment })
const One = z.object({ id: Id })

export const scheduleApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/scheduled-posts',
    summary: 'What I have scheduled, the next one first; at most 50',
    response: z.object({ scheduled: z.array(ScheduledPost) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/scheduled-posts',
    summary: 'Publish a post later; for those with a pass',
    body: Scheduling,
    response: z.object({ scheduled: ScheduledPost }),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/scheduled-posts/:id',
    summary: 'Change what is scheduled, or when',
    params: One,
    body: Scheduling,
    response: z.object({ scheduled: ScheduledPost }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/scheduled-posts/:id/publish',
    summary: 'Publish it now',
    params: One,
    response: Post,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/scheduled-posts/:id',
    summary: 'Do not publish it after all',
    params: One,
  }),
}
