import * as z from 'zod/mini'

export const LinkPreview = z.object({
  url: z.string(),
  domain: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
})
export type LinkPreview = z.infer<typeof LinkPreview>
