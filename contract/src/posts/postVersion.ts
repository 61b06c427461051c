import { Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** The versions of a post, newest first; the first entry is the current one. */
export const PostVersion = z.object({ title: z.string(), content: z.string(), at: Moment })
export type PostVersion = z.infer<typeof PostVersion>
