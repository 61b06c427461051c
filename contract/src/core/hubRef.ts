import { Id } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** A hub as it is named beside other things. */
export const HubRef = z.object({
  _id: Id,
  name: z.string(),
  icon: z.nullable(z.string()),
})
export type HubRef = z.infer<typeof HubRef>
