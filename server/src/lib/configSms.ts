import { z } from 'zod'
import { key, link } from './configFields.ts'

/** Who sends SMS, and what they may cost. */
export const SMS_SETTINGS = {
  SMS_PROVIDER: z
    .enum(['sparrow', 'aakash', 'http'], 'is sparrow, aakash or http')
    .optional()
    .describe(
      'who sends codes by SMS, with SMS_TOKEN; without one nobody logs in by number in production, else messages are at /dev/phone',
    ),
  SMS_TOKEN: key.describe('the token of the provider'),
  SMS_FROM: z
    .string()
    .regex(/^[\w.-]{1,20}$/, 'is up to 20 letters and digits')
    .optional()
    .describe('the sender that people see; Sparrow SMS calls it the identity'),
  SMS_URL: link(/^https?$/, 'is an address such as https://sms.example/send').describe(
    'where http posts to; for the others another address than theirs',
  ),
  SMS_PRICE_RUPEES: z.coerce
    .number('is a number of rupees')
    .min(0.01, 'is more than 0')
    .default(1.5)
    .describe('what one message costs'),
  SMS_BUDGET_RUPEES: z.coerce
    .number('is a number of rupees')
    .min(1, 'is at least 1')
    .default(3_000)
    .describe('what messages may cost a day; then no more are sent until midnight'),
}
