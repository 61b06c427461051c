import { redact } from '#lib/redact.ts'

/** A provider that accepts and then hangs blocks one of the few workers for so long. */
const POST_MS = 10_000
const MOST_SAID = 200

export type Reply = { status: number; isOk: boolean; said: unknown }

/** The provider refuses this number for good: another attempt is useless. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

export async function post(
  url: string,
  body: URLSearchParams | string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(POST_MS),
  })
  return { status: reply.status, isOk: reply.ok, said: readJson(await reply.text()) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page of a proxy in between.
    return null
  }
}

/** A failed job stores its error message, and providers like to repeat the number. */
export function refusedBy(provider: string, status: number, words: unknown) {
  const said = typeof words === 'string' ? `: ${redact(words).slice(0, MOST_SAID)}` : ''
  return `${provider} answered ${status}${said}`
}
