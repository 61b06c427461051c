import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** A browser in which a member is logged in. */
export const Session = z.object({
  _id: Id,
  device: z.string(),
  address: z.string(),
  createdAt: Moment,
  lastUsedAt: Moment,
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>
