import { z } from 'zod'

export const link = (protocol: RegExp, words: string) =>
  z.url({ protocol, error: words }).optional()

/** The key is sent in forms and headers. */
export const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'is up to 200 letters, digits and signs without a space')
  .optional()
