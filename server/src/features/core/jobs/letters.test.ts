import { authApi } from '@jes/contract/accounts/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { authTasks } from '#features/accounts/auth/tasks.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Letter } from '#lib/mailLayout.ts'
import { readQueue } from '#test/queue.ts'
import { mailsTo, newName, PASSWORD, person, runDue, sql, visitor } from '#test/world.ts'
import { sealOldLetters, sweepLetters } from './letters.ts'

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
})

test('mails with links and codes wait in the queue without any of it, nor the address, nor a word', async () => {
  const newcomer = await person('new', { isVerified: false })
  const email = `${newName('other')}@jes.example`
  await newcomer.call(authApi.resendVerification, {})
  await newcomer.call(authApi.changeEmail, { body: { email, password: PASSWORD } })
  await requestReset(newcomer.email)

  const queue = await readQueue()

  const mails = [...(await mailsTo(newcomer.email)), ...(await mailsTo(email))]
  const texts = mails.map(({ text }) => text).join('\n')
  const secrets = [...texts.matchAll(/token=([\w-]{43})/g)].map(([, token]) => token!)
  const [, code] = /minutes: (\d{6})/.exec(texts)!
  expect(secrets).toHaveLength(3)
  expect(queue).toContain('"sealed"')
  const words = [...secrets, code!, 'http:', newcomer.email, email, newcomer.username, 'your email']
  for (const word of words) expect(queue).not.toContain(word)
})

test('a link to a new password that is out of date is not sent any more', async () => {
  const [sita, gita] = [await person('sita'), await person('gita')]
  await requestReset(sita.email)
  later(31 * MINUTE)
  await requestReset(gita.email)

  expect(await mailsTo(sita.email)).toEqual([])
  expect(await mailsTo(gita.email)).toHaveLength(1)
  expect(await readQueue()).not.toContain('"sealed"')
})

test('a proof that was held up comes with its link, without the code that no longer works', async () => {
  const newcomer = await person('new', { isVerified: false })
  await newcomer.call(authApi.resendVerification, {})
  later(11 * MINUTE)

  const [mail] = await mailsTo(newcomer.email)

  expect(mail?.text).toContain('/verify-email?token=')
  expect(mail?.text).not.toContain('code')
})

test('letters queued by the version before are sealed at the start, and sent', async () => {
  const { email } = await person('sita')
  const old = oldLetter(email)
  await sql`select graphile_worker.add_job('mail', ${JSON.stringify(old)}::text::json)`
  await sealOldLetters(sql)

  const queue = await readQueue()
  const [mail] = await mailsTo(email)

  for (const word of [email, 'token', 'Hello']) expect(queue).not.toContain(word)
  expect(mail?.text).toContain(old.button!.url)
})

test('a letter queued by the version before, after the start, is sent too', async () => {
  const { email } = await person('sita')
  const old = oldLetter(email)
  await sql`select graphile_worker.add_job('mail', ${JSON.stringify(old)}::text::json)`
  expect((await mailsTo(email))[0]?.text).toContain(old.button!.url)
})

test('letters that failed for good go when their link is out of date; others stay to be sent again', async () => {
  const { email } = await person('sita')
  const letter = oldLetter(email)
  const { button: _, ...plain } = letter
  const past = new Date(Date.now() - MINUTE).toISOString()
  const future = new Date(Date.now() + MINUTE).toISOString()
  for (const expiresAt of [past, future]) await sendLetter(sql, { ...letter, expiresAt })
  await sendLetter(sql, plain)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`

  await sweepLetters()

  const left = await sql<{ expiresAt: string | null }[]>`
    select payload ->> 'expiresAt' as expires_at from graphile_worker._private_jobs order by id`
  expect(left).toEqual([{ expiresAt: future }, { expiresAt: null }])
  await sql`delete from graphile_worker._private_jobs`
})

test('a letter with a link that lets somebody in is not queued without its end', async () => {
  const { email } = await person('sita')
  await expect(sendLetter(sql, oldLetter(email))).rejects.toThrow('says until when it works')
})

async function requestReset(email: string) {
  await visitor.call(authApi.forgotPassword, { body: { email } })
  await runDue(authTasks)
}

function later(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

function oldLetter(to: string): Letter {
  return {
    to,
    language: 'en',
    subject: 'Hello',
    paragraphs: ['Hello'],
    button: { label: 'Verify', url: 'https://jes.example/verify-email?token=abc' },
    note: '',
  }
}
