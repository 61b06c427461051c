import type { Departure } from '@jes/contract/money/premium'
import type { Act } from '#features/money/sandbox/acts.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Goes where a checkout sends the browser, and returns the URL of the page there. */
export async function depart({ method, url, fields }: Departure) {
  if (method === 'GET') return url
  const reply = await send(url, fields)
  if (reply.status !== 303) throw new Error(`The sandbox says ${await reply.text()}`)
  return new URL(reply.headers.get('location') ?? '', url).href
}

/** Presses a button on the page of a payment, and returns the URL of the redirect. */
export async function press(page: string, act: Act) {
  const { origin, pathname, searchParams } = new URL(page)
  const ref = searchParams.get('ref') ?? searchParams.get('pidx') ?? ''
  const reply = await send(origin + pathname, { ref, act })
  if (reply.status !== 303) throw new Error(`The sandbox says ${await reply.text()}`)
  return new URL(reply.headers.get('location') ?? '', page)
}

/** As a browser does it that has just been on a page of the same site. */
export function send(url: string, fields: Record<string, string>, origin = new URL(url).origin) {
  const body = new URLSearchParams(fields)
  return fetch(url, { method: 'POST', redirect: 'manual', headers: { ...FORM, origin }, body })
}
