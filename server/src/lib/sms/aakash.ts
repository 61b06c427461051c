import { post, refusedBy, Undeliverable } from './post.ts'
import type { Deliver, SmsSettings } from './settings.ts'
import { inNepal } from './settings.ts'

const URL = 'https://sms.aakashsms.com/sms/v3/send'

type Said = { error?: boolean; message?: string; data?: { valid?: unknown[] } } | null

/**
 * Aakash SMS: a form with the token, ten digits and the text; the sender is that of the account. Refusals say `error`,
 * and a number that cannot be reached is not among the valid ones.
 */
export function byAakash({ SMS_TOKEN, SMS_URL = URL }: SmsSettings): Deliver {
  return async ({ to, text }) => {
    const form = { auth_token: SMS_TOKEN ?? '', to: inNepal(to), text }
    const { status, isOk, said } = await post(SMS_URL, new URLSearchParams(form))
    const { error, message, data } = (said as Said) ?? {}
    if (!isOk || error !== false) throw new Error(refusedBy('Aakash SMS', status, message))
    if (data?.valid?.length === 0)
      throw new Undeliverable(refusedBy('Aakash SMS', status, 'no valid number'))
  }
}
