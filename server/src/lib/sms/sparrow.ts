import { post, refusedBy, Undeliverable } from './post.ts'
import type { Deliver, SmsSettings } from './settings.ts'
import { inNepal } from './settings.ts'

const URL = 'https://api.sparrowsms.com/v2/sms/'
const OK = 200
/** "Invalid Receiver" and "No valid receiver". */
const NO_RECEIVER = [1007, 1011]

type Said = { response_code?: number; response?: string } | null

/** Sparrow SMS: a form with the token, the identity, ten digits and the text. Refusals come with 403 and a code. */
export function bySparrow({ SMS_TOKEN, SMS_FROM, SMS_URL = URL }: SmsSettings): Deliver {
  return async ({ to, text }) => {
    const form = { token: SMS_TOKEN ?? '', from: SMS_FROM ?? '', to: inNepal(to), text }
    const { status, isOk, said } = await post(SMS_URL, new URLSearchParams(form))
    const { response_code: code, response } = (said as Said) ?? {}
    if (isOk && code === OK) return
    const words = refusedBy('Sparrow SMS', code ?? status, response)
    throw NO_RECEIVER.includes(code ?? 0) ? new Undeliverable(words) : new Error(words)
  }
}
