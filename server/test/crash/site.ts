import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Journal } from './journal.ts'

const RETRY_MS = 25
const PASSWORD = 'sagarmatha 8848 metres'

export type Site = { folder: string; server: { url: string } | undefined }
export type Member = { id: string; username: string; token: string; refreshToken: string }
type Sending = {
  method?: string
  path: string
  member?: Member
  body?: object
  headers?: Record<string, string>
}

/** Sends once; null where the server died before it replied. */
export async function send(site: Site, { method = 'POST', path, member, body, headers }: Sending) {
  const isForm = body instanceof FormData || body instanceof Uint8Array
  try {
    const reply = await fetch(`${site.server?.url}${path}`, {
      method,
      headers: {
        ...(member && { authorization: `Bearer ${member.token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && {
        body: isForm ? (body as NonNullable<RequestInit['body']>) : JSON.stringify(body),
      }),
    })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } catch {
    return null
  }
}

/** Sends until it is acknowledged, as a browser does: a lost reply, "busy" and "under way" are tried again. */
export async function sendUntilDone(site: Site, journal: Journal, sending: Sending) {
  for (let attempt = 0; ; attempt++) {
    const reply = await send(site, sending)
    if (reply && reply.status < 300) {
      journal.writes += 1
      return { ...reply, attempt }
    }
    // What was deleted before its reply got lost is no longer there the second time.
    if (reply?.status === 404 && attempt > 0 && sending.method === 'DELETE')
      return { ...reply, attempt }
    if (reply && ![409, 503].includes(reply.status)) {
      journal.faults.push(`${sending.path}: ${reply.status} ${reply.text}`)
      return null
    }
    journal.repeated += 1
    await pause(RETRY_MS)
  }
}

/** Signs a member up; the mail with the code is not awaited. */
export async function signUp(site: Site, username: string): Promise<Member> {
  const body = { username, email: `${username}@example.com`, password: PASSWORD }
  const registered = await send(site, { path: '/api/auth/register', body })
  if (registered?.status !== 201) throw new Error(`${username}: ${registered?.text}`)
  return logIn(site, username)
}

export async function logIn(site: Site, username: string): Promise<Member> {
  const body = { login: username, password: PASSWORD }
  const reply = await send(site, { path: '/api/auth/login', body })
  if (reply?.status !== 200) throw new Error(`${username}: ${reply?.text}`)
  const { token, user } = JSON.parse(reply.text) as { token: string; user: { _id: string } }
  return { id: user._id, username, token, refreshToken: cookieOf(reply.headers) }
}

export function cookieOf(headers: Headers) {
  return /jes_rt=([^;]*)/.exec(headers.getSetCookie().join('\n'))?.[1] ?? ''
}

/** The bytes of a stored file, or null. */
export function fileIn({ folder }: Site, key: string) {
  try {
    return readFileSync(join(folder, 'media', key))
  } catch {
    return null
  }
}
