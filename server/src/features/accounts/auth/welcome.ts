import type { FastifyReply } from 'fastify'
import { expectOwnUser } from '#features/core/users/queries.ts'
import { setMediaCookie, setRefreshCookie } from '#features/core/viewer/cookie.ts'
import { sql } from '#lib/db.ts'
import type { Opened } from './sessions.ts'

/** The refresh token and the picture token are sent in cookies only, which no script can read. */
export async function welcome(reply: FastifyReply, opened: Opened & { userId: string }) {
  setRefreshCookie(reply, opened.refreshToken, opened.maxAge)
  setMediaCookie(reply, opened.mediaToken, opened.mediaMaxAge)
  return { user: await expectOwnUser(sql, opened.userId), token: opened.token }
}
