import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#lib/config.ts'
import type { Letter } from '#lib/mailLayout.ts'
import { sealLetter } from '#lib/sealedLetter.ts'
import { smsInboxOf } from '#lib/sms/inbox.ts'
import { sealPhone } from '#lib/sms/sealedPhone.ts'
import { sendSms } from '#lib/sms/sms.ts'
import { makeKey } from '#lib/storage.ts'
import { storeMessage } from '#lib/storedMessages.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { CANARY, file } from './filledFiles.ts'
import { type Person, sql } from './world.ts'

/** The number of an account that a test fills. */
export function phoneOf({ id }: { id: string }) {
  return `+97798${id.slice(-8)}`
}

/** A number, with an attempt to change it, a queued message and one in the inbox. */
async function fillPhone(id: string) {
  const number = phoneOf({ id })
  const { phoneMark, sealedPhone } = await sealPhone(number)
  await sql`
    update users set phone_mark = ${phoneMark}, sealed_phone = ${sealedPhone}, phone_verified_at = now()
    where id = ${id}`
  await sql`
    insert into phone_proofs (token_hash, purpose, user_id, phone_mark, sealed_phone, code_mark, expires_at)
    values (${hashToken(randomToken())}, 'add', ${id}, ${phoneMark}, ${sealedPhone}, '', now() + interval '1 day')`
  await sendSms(sql, { to: number, text: CANARY })
  const createdAt = new Date().toISOString()
  await storeMessage(smsInboxOf(config.DATA_DIR), { to: number, text: CANARY, createdAt })
}

/** What an account itself has: ways in, devices, mail, an export. */
export async function fillAccount({ id, email, sessionId }: Person) {
  const hash = () => hashToken(randomToken())
  const later = sql`now() + interval '1 day'`
  await sql`insert into known_devices (user_id, device, address) values (${id}, ${CANARY}, ${CANARY})`
  await sql`
    insert into trusted_devices (user_id, token_hash, device, expires_at)
    values (${id}, ${hash()}, ${CANARY}, ${later})`
  await sql`insert into link_proofs (user_id, link) values (${id}, ${CANARY})`
  await sql`insert into email_proofs values (${id}, ${hash()}, ${hash()}, 0, ${later}, ${later})`
  await sql`insert into mail_codes (user_id, email, code_mark, expires_at) values (${id}, ${email}, ${hash()}, ${later})`
  await sql`insert into password_resets values (${id}, ${hash()}, ${later})`
  await sql`insert into first_steps (user_id, district) values (${id}, 'kaski')`
  await sql`insert into two_factor (user_id, secret) values (${id}, ${CANARY})`
  await sql`insert into two_factor_recoveries (user_id, stop_hash, ready_at) values (${id}, ${hash()}, ${later})`
  await fillPhone(id)
  await sql`insert into recovery_codes (user_id, code_hash) values (${id}, ${hash()})`
  await sql`
    insert into passkeys (user_id, credential_id, public_key, user_handle, is_synced, name)
    values (${id}, ${hash()}, ${hash()}, ${hash()}, false, ${CANARY})`
  await sql`
    insert into passkey_challenges (challenge_hash, purpose, session_id, expires_at)
    values (${hash()}, 'prove', ${sessionId}, ${later})`
  await sql`insert into passkey_proofs values (${hash()}, ${sessionId}, ${later})`
  await sql`
    insert into identities (user_id, provider, issuer, subject, email)
    values (${id}, 'oidc', ${CANARY}, ${CANARY}, ${CANARY})`
  await sql`insert into invitations (by_id, code) values (${id}, substr(${CANARY} || md5(${id}::text), 1, 22))`
  await sql`insert into old_usernames values (${`${CANARY}old`}, ${id}, ${later})`
  await sql`insert into email_changes values (${id}, ${`${CANARY}@new.example`}, ${hash()}, ${later})`
  await sql`insert into login_log (user_id, event, device, address) values (${id}, 'login', ${CANARY}, ${CANARY})`
  await sql`
    insert into idempotent_replies (user_id, key, request_hash, reply)
    values (${id}, ${CANARY}, ${hash()}, ${sql.json({ said: CANARY })})`
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${id}, ${sessionId}, ${`https://${CANARY}.example`}, 'a', 'b')`
  await sql`insert into notification_preferences values (${id}, 'vote', false, false, false)`
  await sql`select notify('system', ${CANARY}, array[${id}::bigint], null, the_facts => ${sql.json({ words: CANARY })})`
  const key = makeKey()
  const [{ exportId }] = await sql<[{ exportId: string }]>`
    insert into exports (user_id, state, key, bytes, expires_at) values (${id}, 'ready', ${key}, 9, ${later})
    returning id as export_id`
  await sql`insert into export_tickets values (${hash()}, ${exportId}, ${later})`
  await file(`${key}-export.zip`)
  // One queued mail and one that failed for good, each unencrypted as in old versions and encrypted; and one in the
  // mailbox.
  const letter: Letter = { to: email, language: 'en', subject: CANARY, paragraphs: [], note: '' }
  const [open, sealed] = [{ to: email, text: CANARY }, await sealLetter(letter)]
  for (const [attempts, payload] of [
    [0, open],
    [10, open],
    [0, sealed],
    [10, sealed],
  ] as const) {
    const [{ job }] = await sql<[{ job: string }]>`
      select id as job from graphile_worker.add_job('mail', ${JSON.stringify(payload)}::text::json)`
    await sql`
      update graphile_worker._private_jobs
      set attempts = ${attempts}, max_attempts = 10, run_at = now() + interval '1 hour' where id = ${job}`
  }
  const mail = { to: email, subject: CANARY, text: CANARY, html: '', createdAt: '2026-01-01' }
  const folder = join(config.DATA_DIR, 'mailbox')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `1-0001-${exportId}.json`), JSON.stringify(mail))
}
