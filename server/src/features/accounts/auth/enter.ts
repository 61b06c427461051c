import type { FastifyReply } from 'fastify'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { setTrustCookie } from '#features/accounts/twoFactor/trustCookie.ts'
import { expectOwnUser } from '#features/core/users/queries.ts'
import { setMediaCookie, setRefreshCookie } from '#features/core/viewer/cookie.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Account } from './account.ts'
import { newDeviceLetter } from './letters.ts'
import { type Event, logEvent } from './loginLog.ts'
import { type Opened, rememberDevice, startSession } from './sessions.ts'

/** Signs in a member who has proved who they are, however that was. A new device is told by mail and by SMS. */
export async function enter(
  sql: Sql,
  account: Account,
  place: LoginOrigin,
  event: Event | 'smsLogin',
) {
  await logEvent(sql, account.id, event === 'smsLogin' ? 'login' : event, place)
  // Last, because concurrent log-ins from one device wait for each other here.
  if (await rememberDevice(sql, account.id, place)) {
    await sendLetter(sql, newDeviceLetter(account, place))
    // Who typed a code from this number knows it.
    if (event !== 'smsLogin') await noticeByPhone(sql, account.id, 'newDevice')
    await notifySecurity(sql, account.id, { event: 'newDevice', device: place.device })
  }
  return { userId: account.id, ...(await startSession(sql, account, place)) }
}

/** The refresh token and the picture token are sent in cookies only, which no script can read. */
export async function welcome(
  reply: FastifyReply,
  opened: Opened & { userId: string; trustToken?: string },
) {
  if (opened.trustToken) setTrustCookie(reply, opened.trustToken)
  setRefreshCookie(reply, opened.refreshToken, opened.maxAge)
  setMediaCookie(reply, opened.mediaToken, opened.mediaMaxAge)
  return { user: await expectOwnUser(sql, opened.userId), token: opened.token }
}

/** Whoever waits for the staff is not signed in; what they sent is stored. */
export function welcomeNewcomer(reply: FastifyReply, opened: (Opened & { userId: string }) | null) {
  if (!opened) throw refuse('accounts.sign_up_waits')
  return welcome(reply, opened)
}
