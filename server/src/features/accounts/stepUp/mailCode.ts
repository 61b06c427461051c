import { randomInt } from 'node:crypto'
import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import { markOf, sealingKey } from '#lib/seal.ts'
import type { Viewer } from '#lib/serve.ts'
import { mailCodeLetter } from './letters.ts'

const MINUTES = 10
const MOST_TRIES = 5
const RESEND_SECONDS = 60

/** Sends a code to my own address, which is a proof where others have a password. */
export async function sendMailCode(viewer: Viewer) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeMark = await markOfCode(viewer.id, code)
  await sql.begin(async (sql) => {
    const [to] = await sql<Addressee[]>`
      select ${addressee(sql)} from users u
      where u.id = ${viewer.id} and u.email_verified_at is not null
      for no key update`
    if (!to?.email) throw refuse('accounts.email_none')
    const [last] = await sql<{ secondsLeft: number }[]>`
      select ${RESEND_SECONDS} - extract(epoch from now() - sent_at)::float8 as seconds_left
      from mail_codes where user_id = ${viewer.id}`
    if (last && last.secondsLeft > 0) throw tooMany(Math.ceil(last.secondsLeft))
    await sql`
      insert into mail_codes (user_id, email, code_mark, expires_at)
      values (${viewer.id}, ${to.email}, ${codeMark}, now() + make_interval(mins => ${MINUTES}))
      on conflict (user_id) do update set
        email = excluded.email, code_mark = excluded.code_mark, tries = 0, sent_at = now(),
        expires_at = excluded.expires_at`
    await sendLetter(sql, mailCodeLetter(to, code, MINUTES))
  })
  return { validSeconds: MINUTES * 60, resendSeconds: RESEND_SECONDS }
}

/** Whether this is the code. An attempt is counted before it is checked; a right one is given back, as it is spent later. */
export async function isMailCode(userId: string, code: string) {
  const [sent] = await sql<{ codeMark: string }[]>`
    update mail_codes set tries = tries + 1
    where user_id = ${userId} and tries < ${MOST_TRIES} and expires_at > now()
    returning code_mark`
  if (!sent || sent.codeMark !== (await markOfCode(userId, code))) return false
  await sql`update mail_codes set tries = tries - 1 where user_id = ${userId}`
  return true
}

/** True once for each code, while the address is still the one that it was sent to. */
export async function spendMailCode(sql: Sql, userId: string, code: string) {
  await sql`select from users where id = ${userId} for no key update`
  const { count } = await sql`
    delete from mail_codes c using users u
    where c.user_id = ${userId} and c.code_mark = ${await markOfCode(userId, code)} and c.expires_at > now()
      and u.id = c.user_id and u.email = c.email and u.email_verified_at is not null`
  return count === 1
}

async function markOfCode(userId: string, code: string) {
  return markOf(await sealingKey(), 'letter', `step-up ${userId} ${code}`)
}
