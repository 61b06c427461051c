import { MOST_ACCOUNTS } from '@jes/contract/accounts/accountLimit'
import { because } from '@jes/contract/lib/refusals/because'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { exchange } from '#features/accounts/auth/refresh.ts'
import { expectOwnUser } from '#features/core/users/queries.ts'
import {
  clearCookies,
  clearParkedCookie,
  readRefreshToken,
  setMediaCookie,
  setParkedCookie,
  setRefreshCookie,
} from '#features/core/viewer/cookie.ts'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { forbidden, refuse, sessionEnded } from '#lib/errors.ts'
import { endSockets } from '#lib/live.ts'
import { isFromOwnPages } from '#lib/origin.ts'
import { findHolder, parkedIn } from './queries.ts'

/** The session in use waits in a cookie of its own; nobody is signed in after that. */
export async function park(request: FastifyRequest, reply: FastifyReply) {
  expectOwnPages(request)
  const parkedId = await parkActive(request, reply, null)
  const others = parkedIn(request).filter(({ userId }) => userId !== parkedId)
  // One place is for whoever logs in next.
  if (others.length + 1 >= MOST_ACCOUNTS) throw full()
  clearCookies(reply)
}

/** Signs in whom the page names, by their parked cookie, and parks who was signed in. */
export async function resume(request: FastifyRequest, reply: FastifyReply, account: string) {
  expectOwnPages(request)
  const parked = parkedIn(request).find(({ userId }) => userId === account)
  if (!parked) throw sessionEnded()
  const renewed = await exchange(request, parked.token, { account, isResumed: true })
  if (renewed === 'another') throw sessionEnded()

  await parkActive(request, reply, account)
  clearParkedCookie(reply, account)
  setRefreshCookie(reply, renewed.refreshToken, renewed.maxAge)
  if (renewed.media) setMediaCookie(reply, renewed.media.token, renewed.media.maxAge)
  return { user: await expectOwnUser(sql, account), token: renewed.token }
}

/** Ends the session of a parked account; whether there was one is not said. */
export async function endParked(request: FastifyRequest, reply: FastifyReply, account: string) {
  expectOwnPages(request)
  const parked = parkedIn(request).find(({ userId }) => userId === account)
  const holder = parked && (await findHolder(sql, parked.token))
  clearParkedCookie(reply, account)
  if (holder?.userId !== account) return
  const { sessionId } = holder
  await sql.begin(async (sql) => {
    await sql`delete from sessions where id = ${sessionId}`
    await logEvent(sql, account, 'logout', placeOf(request))
    await endSockets(sql, { sessionId })
  })
  forgetEnded({ sessionId })
}

/** Moves the token in use to the cookie of its account, except when that account is signed in anew. */
async function parkActive(request: FastifyRequest, reply: FastifyReply, account: string | null) {
  const token = readRefreshToken(request)
  const holder = token ? await findHolder(sql, token) : null
  if (!token || !holder || holder.userId === account) return null
  setParkedCookie(reply, { ...holder, token })
  return holder.userId
}

function expectOwnPages(request: FastifyRequest) {
  if (!isFromOwnPages(request.headers)) throw forbidden()
}

function full() {
  return refuse(because('accounts.accounts_full', { max: MOST_ACCOUNTS }))
}
