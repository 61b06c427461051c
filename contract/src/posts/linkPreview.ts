import * as z from 'zod/mini'

export const LinkPreview = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  /** Of a video: what its site shows in a frame, to be loaded when somebody presses play. */
  player: z.nullable(z.string()),
})
export type LinkPreview = z.infer<typeof LinkPreview>
