import { randomInt, timingSafeEqual } from 'node:crypto'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { type Addressee, addressee, proofLetter } from './letters.ts'

const LINK_HOURS = 24
const CODE_MINUTES = 10
const MOST_TRIES = 5

/** Sends a link and a code to the member's address; those of an earlier mail stop working. */
export async function sendProof(sql: Sql, userId: string, to: Addressee) {
  const token = randomToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await sql`
    insert into email_proofs (user_id, token_hash, code_hash, code_expires_at, expires_at)
    values (${userId}, ${hashToken(token)}, ${hashCode(userId, code)},
      now() + make_interval(mins => ${CODE_MINUTES}), now() + make_interval(hours => ${LINK_HOURS}))
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, code_hash = excluded.code_hash, code_tries = 0,
      code_expires_at = excluded.code_expires_at, expires_at = excluded.expires_at`
  const minutes = { link: LINK_HOURS * 60, code: CODE_MINUTES }
  await sendLetter(sql, proofLetter(to, { token, code, minutes }))
}

/** False if there is no email to verify. */
export async function resendProof(viewer: Viewer) {
  return sql.begin(async (sql) => {
    const [to] = await sql<Addressee[]>`
      select ${addressee(sql)} from users u
      where u.id = ${viewer.id} and u.email is not null and u.email_verified_at is null`
    if (to) await sendProof(sql, viewer.id, to)
    return to !== undefined
  })
}

/** The member whose email the link verifies. It works more than once while it is valid: people click twice. */
export async function verifyByToken(token: string) {
  const [proved] = await sql<{ id: string }[]>`
    update users u set email_verified_at = coalesce(u.email_verified_at, now())
    from email_proofs p
    where p.user_id = u.id and p.token_hash = ${hashToken(token)} and p.expires_at > now()
    returning u.id`
  if (!proved) throw invalid({ token: 'accounts.link_expired' })
  return proved.id
}

/** An attempt is counted before it is checked, so that parallel attempts are still at most five. */
export async function verifyByCode(viewer: Viewer, code: string) {
  if (await hasVerifiedEmail(viewer)) return viewer.id
  const [proof] = await sql<{ codeHash: Buffer }[]>`
    update email_proofs set code_tries = code_tries + 1
    where user_id = ${viewer.id} and code_tries < ${MOST_TRIES} and code_expires_at > now()
    returning code_hash`
  if (!proof) throw invalid({ code: 'accounts.code_expired' })
  if (!timingSafeEqual(proof.codeHash, hashCode(viewer.id, code))) {
    throw invalid({ code: 'accounts.code_wrong' })
  }
  await sql`
    update users set email_verified_at = coalesce(email_verified_at, now())
    where id = ${viewer.id}`
  return viewer.id
}

async function hasVerifiedEmail({ id }: Viewer) {
  const verified = await sql`select from users where id = ${id} and email_verified_at is not null`
  return verified.length > 0
}

function hashCode(userId: string, code: string) {
  return hashToken(`${userId} ${code}`)
}
