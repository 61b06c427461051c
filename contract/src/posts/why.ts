import * as z from 'zod/mini'

/** Why a post is in somebody's home feed. */
export const Why = z.object({
  reason: z.enum([
    'following',
    'repost',
    'hub',
    'hashtag',
    'popular',
    'newVoice',
    'fewerOfHub',
    'fewerOfAuthor',
  ]),
  /** The member or hub that the reason names. */
  name: z.nullable(z.string()),
})
export type Why = z.infer<typeof Why>
