import type { TaskList } from 'graphile-worker'
import { sweepAttempts } from '#lib/attempts.ts'
import { sql } from '#lib/db.ts'
import { mailReset } from './passwordChange.ts'

export const authTasks: TaskList = { mailReset, sweepAccounts }
export const authCrontab = '23 * * * * sweepAccounts'

/** Deletes what has expired. A used token is stored as long as an unused one could have lived. */
async function sweepAccounts() {
  await sql`delete from sessions where least(idle_until, ends_at) < now()`
  await sql`delete from access_tokens where expires_at < now()`
  await sql`delete from spent_refresh_tokens where spent_at < now() - interval '30 days'`
  await sql`delete from email_proofs where expires_at < now()`
  await sql`delete from mail_codes where expires_at < now()`
  await sql`delete from password_resets where expires_at < now()`
  await sql`delete from email_changes where expires_at < now()`
  await sql`delete from old_usernames where until < now()`
  await sql`delete from known_devices where last_seen_at < now() - interval '1 year'`
  await sql`delete from oidc_requests where expires_at < now()`
  await sql`delete from oidc_arrivals where expires_at < now()`
  await sql`delete from passkey_challenges where expires_at < now()`
  await sql`delete from passkey_proofs where expires_at < now()`
  await sql`delete from trusted_devices where expires_at < now()`
  await sql`delete from two_factor_recoveries where expires_at < now()`
  await sweepAttempts(sql)
  // The id holds the creation time.
  await sql`
    delete from login_log
    where id < (extract(epoch from now() - interval '90 days') * 1000)::bigint << 16`
}
