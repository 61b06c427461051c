import { authApi } from '@jes/contract/accounts/auth'
import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { ask, mailsTo, person, sql } from '#test/world.ts'
import { authCrontab, authTasks } from './tasks.ts'

test('what has run out is swept away, and what lives stays', async () => {
  const [sita, gone] = [await person('sita'), await person('gone')]
  await ask(authApi.refresh, {}, { cookies: { jes_rt: sita.refreshToken } })
  await ask(authApi.refresh, {}, { cookies: { jes_rt: gone.refreshToken } })
  await sql`
    update sessions set idle_until = now() - interval '1 second' where id = ${gone.sessionId}`

  await sweep()

  const rows = await sql`
    select s.id, count(distinct t.token_hash)::int as tokens, count(distinct r.token_hash)::int as spent
    from sessions s
    left join access_tokens t on t.session_id = s.id
    left join spent_refresh_tokens r on r.session_id = s.id
    where s.id in ${sql([sita.sessionId, gone.sessionId])}
    group by s.id`
  expect([...rows]).toEqual([{ id: sita.sessionId, tokens: 2, spent: 1 }])
})

test('links that nobody used are swept away', async () => {
  const newcomer = await person('new', { isVerified: false })
  await newcomer.call(authApi.resendVerification, {})
  await newcomer.call(authApi.forgotPassword, { body: { email: newcomer.email } })
  await mailsTo(newcomer.email)
  await sql`update email_proofs set expires_at = now() where user_id = ${newcomer.id}`
  await sql`update password_resets set expires_at = now() where user_id = ${newcomer.id}`

  await sweep()

  expect(await sql`select from email_proofs where user_id = ${newcomer.id}`).toHaveLength(0)
  expect(await sql`select from password_resets where user_id = ${newcomer.id}`).toHaveLength(0)
})

test('every job of the clock has its task', () => {
  for (const { task } of parseCrontab(authCrontab)) expect(authTasks).toHaveProperty(task)
})

async function sweep() {
  await sql`select graphile_worker.add_job('sweepAccounts')`
  await mailsTo('nobody@jes.example')
}
