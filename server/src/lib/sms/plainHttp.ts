import { post, refusedBy, Undeliverable } from './post.ts'
import type { Deliver, SmsSettings } from './settings.ts'

/** "Unprocessable": the only status that says that this number will never do. */
const UNPROCESSABLE = 422

/** Any other gateway: `{ to, from, text }` as JSON, with the token as a bearer; every 2xx is a yes. */
export function byPlainHttp({ SMS_TOKEN, SMS_FROM, SMS_URL = '' }: SmsSettings): Deliver {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${SMS_TOKEN}` }
  return async ({ to, text }) => {
    const body = JSON.stringify({ to, from: SMS_FROM, text })
    const { status, isOk } = await post(SMS_URL, body, headers)
    if (isOk) return
    const words = refusedBy('SMS_URL', status, null)
    throw status === UNPROCESSABLE ? new Undeliverable(words) : new Error(words)
  }
}
