import * as z from 'zod/mini'

/** A text without its marks, in the other language. */
export const Translation = z.object({
  /** Of a comment there is none. */
  title: z.nullable(z.string()),
  paragraphs: z.array(z.string()),
})
export type Translation = z.infer<typeof Translation>
