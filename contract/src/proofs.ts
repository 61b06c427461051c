import * as z from 'zod/mini'
import { cleanText } from './text.ts'

/** Six digits from an app or a mail, or one of the recovery codes. */
export const Code = z.string('Enter the code').check(
  z.overwrite((code) => cleanText(code).replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^([0-9]{6}|[a-z0-9]{10})$/, 'Enter the code'),
)

/** What a link in a mail carries. */
export const Token = z
  .string('This link is not valid')
  .check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, 'This link is not valid'))
