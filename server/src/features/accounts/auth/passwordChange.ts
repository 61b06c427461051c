import type { FastifyRequest } from 'fastify'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { dropRecovery } from '#features/accounts/twoFactor/codes.ts'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { forgetAttempts, loginKey } from '#lib/attempts.ts'
import { isCommonPassword } from '#lib/commonPasswords.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { addJob } from '#lib/jobs.ts'
import { waitForAccount } from '#lib/limits.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { type Addressee, addressee, passwordChangedLetter, resetLetter } from './letters.ts'
import { logEvent } from './loginLog.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOf, placeKey, rememberDevice } from './sessions.ts'
import { dropWaysIn } from './waysIn.ts'

const RESET_MINUTES = 30

type Owner = Addressee & { id: string; isSuspended: boolean; isVerified: boolean }

/** Ends the member's other sessions: whoever knew the old password is signed out. */
export async function changePassword(
  viewer: Viewer,
  newPassword: string,
  { proof, place }: { proof: Proof; place: LoginOrigin },
) {
  const [owner] = await sql<[Owner]>`${selectOwners(sql)} where u.id = ${viewer.id}`
  if (isCommonPassword(newPassword, owner)) {
    throw invalid({ newPassword: 'accounts.password_common' })
  }

  const passwordHash = await hashPassword(newPassword)
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    await sql`update users set password_hash = ${passwordHash} where id = ${viewer.id}`
    await sql`delete from password_resets where user_id = ${viewer.id}`
    await dropRecovery(sql, viewer.id)
    await endSessionsOf(sql, viewer.id, viewer.sessionId)
    await logEvent(sql, viewer.id, 'password', place)
    await sendLetter(sql, passwordChangedLetter(owner))
    await noticeByPhone(sql, viewer.id, 'passwordChanged')
    await notifySecurity(sql, viewer.id, { event: 'passwordChanged' })
  })
  forgetEnded({ userId: viewer.id })
}

/** The same work and the same reply for every address: a job finds out later whose it is. */
export async function forgetPassword(request: FastifyRequest, email: string) {
  if (await waitForAccount(request, 'mailToAddress', email)) return
  await addJob(sql, { name: 'mailReset', payload: { email } })
}

/** The job that mails the link. A newer link replaces an older one. */
export async function mailReset(payload: unknown) {
  const { email } = payload as { email: string }
  await sql.begin(async (sql) => {
    const [owner] = await sql<Owner[]>`${selectOwners(sql)} where u.email = ${email}`
    if (!owner || owner.isSuspended) return
    const token = randomToken()
    await sql`
      insert into password_resets (user_id, token_hash, expires_at)
      values (${owner.id}, ${hashToken(token)}, now() + make_interval(mins => ${RESET_MINUTES}))
      on conflict (user_id) do update set
        token_hash = excluded.token_hash, expires_at = excluded.expires_at`
    await sendLetter(sql, resetLetter(owner, token, RESET_MINUTES))
  })
}

/** Ends all sessions. The link came by mail, so it also proves the address. */
export async function resetPassword(token: string, password: string, place: LoginOrigin) {
  const hash = hashToken(token)
  const [owner] = await sql<Owner[]>`
    ${selectOwners(sql)}
    join password_resets r on r.user_id = u.id
    where r.token_hash = ${hash} and r.expires_at > now()`
  if (!owner) throw deadLink()
  if (owner.isSuspended) throw refuse('accounts.suspended')
  if (isCommonPassword(password, owner)) throw invalid({ password: 'accounts.password_common' })

  const passwordHash = await hashPassword(password)
  await sql.begin(async (sql) => {
    const { count } = await sql`
      delete from password_resets where token_hash = ${hash} and expires_at > now()`
    if (count === 0) throw deadLink()
    await sql`
      update users set password_hash = ${passwordHash},
        email_verified_at = coalesce(email_verified_at, now())
      where id = ${owner.id}`
    await endSessionsOf(sql, owner.id)
    if (!owner.isVerified) await dropWaysIn(sql, owner.id)
    await dropRecovery(sql, owner.id)
    // Strangers may have used up the attempts of this account; its owner gets new ones, and a known device.
    await forgetAttempts(sql, [owner.id, placeKey(owner.id, place)].map(loginKey))
    await rememberDevice(sql, owner.id, place)
    await logEvent(sql, owner.id, 'reset', place)
    await sendLetter(sql, passwordChangedLetter(owner))
    await noticeByPhone(sql, owner.id, 'passwordChanged')
    await notifySecurity(sql, owner.id, { event: 'passwordChanged' })
  })
  forgetEnded({ userId: owner.id })
}

function selectOwners(sql: Sql) {
  return sql`
    select u.id, ${addressee(sql)},
      (u.suspended_until > now()) is true as is_suspended,
      u.email_verified_at is not null as is_verified
    from users u`
}

function deadLink() {
  return invalid({ token: 'accounts.link_expired' })
}
