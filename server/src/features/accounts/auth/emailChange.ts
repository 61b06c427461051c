import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { forgetUser } from '#features/core/viewer/viewer.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, placeOf } from '#lib/device.ts'
import { invalid, tooMany } from '#lib/errors.ts'
import { waitForAccount } from '#lib/limits.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import {
  emailChangedLetter,
  emailRemovedLetter,
  emailRequestedLetter,
  knownEmailLetter,
  newEmailLetter,
} from './accountLetters.ts'
import { type Addressee, addressee } from './letters.ts'
import { logEvent } from './loginLog.ts'
import { expectOtherContact } from './waysIn.ts'

const LINK_MINUTES = 30

/**
 * Sends a link to the new address and a notice to the old one. The reply does not show whether the address is known:
 * if it is, its owner gets a mail instead, and the link is one that nobody has.
 */
export async function requestEmailChange(
  viewer: Viewer,
  email: string,
  { proof, request }: { proof: Proof; request: FastifyRequest },
) {
  const wait = await waitForAccount(request, 'mailToAddress', email)
  if (wait) throw tooMany(wait)

  await sql.begin(async (sql) => {
    await proof.spend(sql)
    const me = await expectAddressee(sql, viewer.id)
    if (me.email === email) throw invalid({ email: 'accounts.email_yours' })
    const token = randomToken()
    await sql`
      insert into email_changes (user_id, email, token_hash, expires_at)
      values (${viewer.id}, ${email}, ${hashToken(token)}, now() + make_interval(mins => ${LINK_MINUTES}))
      on conflict (user_id) do update set
        email = excluded.email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`
    const [owner] = await sql<Addressee[]>`
      select ${addressee(sql)} from users u where u.email = ${email}`
    const letter = owner
      ? knownEmailLetter(owner)
      : newEmailLetter({ ...me, email }, token, LINK_MINUTES)
    await sendLetter(sql, letter)
    await sendLetter(sql, emailRequestedLetter(me, email))
  })
}

/** Cancels a change of address; the link that was sent stops working. */
export async function dropEmailChange(sql: Sql, viewer: Viewer) {
  await sql`delete from email_changes where user_id = ${viewer.id}`
}

/** The link proves the new mailbox. Links that were sent to the old address stop working. */
export async function confirmEmail(token: string, request: FastifyRequest) {
  const place = placeOf(request)
  await sql
    .begin(async (sql) => changeEmail(sql, token, place))
    .catch((error: unknown) => {
      // Somebody has registered with this address since.
      throw isKnown(error) ? deadLink() : error
    })
}

async function changeEmail(sql: Sql, token: string, place: LoginOrigin) {
  const [change] = await sql<{ userId: string; email: string }[]>`
    delete from email_changes where token_hash = ${hashToken(token)} and expires_at > now()
    returning user_id, email`
  if (!change) throw deadLink()
  const { userId, email } = change
  const old = await expectAddressee(sql, userId)
  await sql`update users set email = ${email}, email_verified_at = now() where id = ${userId}`
  await dropLinks(sql, userId)
  await logEvent(sql, userId, 'email', place)
  await sendLetter(sql, emailChangedLetter(old, email))
  await noticeByPhone(sql, userId, 'emailChanged')
}

/** The old address is told, and the number; links that were sent there stop working. */
export async function removeEmail(viewer: Viewer, proof: Proof, place: LoginOrigin) {
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    await expectOtherContact(sql, viewer.id, 'email')
    const old = await expectAddressee(sql, viewer.id)
    await sql`update users set email = null, email_verified_at = null where id = ${viewer.id}`
    await dropLinks(sql, viewer.id)
    await dropEmailChange(sql, viewer)
    await logEvent(sql, viewer.id, 'emailRemoved', place)
    await sendLetter(sql, emailRemovedLetter(old))
    await noticeByPhone(sql, viewer.id, 'emailRemoved')
  })
  forgetUser(viewer.id)
}

async function dropLinks(sql: Sql, userId: string) {
  await sql`delete from password_resets where user_id = ${userId}`
  await sql`delete from email_proofs where user_id = ${userId}`
}

async function expectAddressee(sql: Sql, userId: string) {
  const [to] = await sql<[Addressee]>`select ${addressee(sql)} from users u where u.id = ${userId}`
  return to
}

function isKnown(error: unknown) {
  return error instanceof postgres.PostgresError && error.constraint_name === 'users_by_email'
}

function deadLink() {
  return invalid({ token: 'accounts.link_expired' })
}
