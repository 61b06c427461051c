import { authApi } from '@jes/contract/accounts/auth'
import { userApi } from '@jes/contract/core/users'
import { dataExportApi } from '@jes/contract/privacy/dataExport'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSocketServer } from '#test/lines.ts'
import {
  ask,
  callerWith,
  mailsTo,
  PASSWORD,
  type Person,
  person,
  sql,
  visitor,
} from '#test/world.ts'
import { accountDeletionCrontab, accountDeletionTasks, endAccounts } from './tasks.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('leaving', () => {
  test('signs me out everywhere at once, mails me the day, and changes nothing for others', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const other = await visitor.call(authApi.login, { body: credentials(sita) })
    const before = await hari.call(userApi.find, { params: { id: sita.id } })
    const { leavesAt } = await leave(sita)
    expect(Date.parse(leavesAt) - Date.now()).toBeGreaterThan(29.9 * DAY_MS)
    expect(Date.parse(leavesAt) - Date.now()).toBeLessThan(30.1 * DAY_MS)

    for (const token of [sita.token, other.token]) {
      expect((await ask(authApi.me, {}, { token })).statusCode).toBe(401)
    }
    const cookies = { jes_rt: sita.refreshToken }
    expect((await ask(authApi.refresh, {}, { cookies })).statusCode).toBe(401)
    expect(await hari.call(userApi.find, { params: { id: sita.id } })).toEqual(before)
    const [mail] = await mailsTo(sita.email)
    expect(mail?.subject).toBe('Your Jes account is going to end')
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' })
    expect(mail?.text).toContain(day.format(new Date(leavesAt)))
  })

  test('closes the lines that are open', async () => {
    const exchange = await openSocketServer()
    onTestFinished(exchange.close)
    const sita = await person('sita')
    const line = await exchange.call(sita)
    const closed = new Promise((resolve) => line.once('disconnect', resolve))
    await leave(sita)
    await closed
    expect(line.connected).toBe(false)
  })

  test('can be thought over for 30 days: I log in, see the day, and stay', async () => {
    const sita = await person('sita')
    const { leavesAt } = await leave(sita)
    const { user, token } = await visitor.call(authApi.login, { body: credentials(sita) })
    expect(user.leavesAt).toBe(leavesAt)
    await endAccounts()

    const back = callerWith(token)
    await back.call(dataExportApi.stay, {})
    await back.call(dataExportApi.stay, {})
    expect((await back.call(authApi.me, {})).user.leavesAt).toBeNull()
    const events = (await back.call(authApi.logins, { query: {} })).events
    expect(events.map(({ event }) => event)).toEqual(['login', 'deletion'])
    const stored = (await mailsTo(sita.email)).filter(({ subject }) => subject.includes('stays'))
    expect(stored).toHaveLength(1)
  })

  test('needs the password and a choice, and is requested once', async () => {
    const sita = await person('sita')
    const wrong = { password: 'not this one', posts: 'remove' } as const
    await expect(sita.call(dataExportApi.leave, { body: wrong })).rejects.toMatchObject({
      status: 403,
      errors: { password: 'Your current password is not right' },
    })
    const undecided = { password: PASSWORD, posts: 'sell' as 'remove' }
    await expect(sita.call(dataExportApi.leave, { body: undecided })).rejects.toMatchObject({
      status: 422,
      errors: { posts: 'Choose what becomes of your posts' },
    })
    await leave(sita)
    const { token } = await visitor.call(authApi.login, { body: credentials(sita) })
    await expect(leave(callerWith(token))).rejects.toMatchObject({ status: 409 })
  })

  test('is not for the last admin, also of two who leave at once', async () => {
    await sql`update users set role = 'member' where role = 'admin'`
    const [one, two] = [
      await person('one', { role: 'admin' }),
      await person('two', { role: 'admin' }),
    ]
    const body = { password: PASSWORD, posts: 'remove' as const }
    const replies = await Promise.all(
      [one, two].map(({ token }) => ask(dataExportApi.leave, { body }, { token })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = replies.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().error).toBe('You are the last admin. Make somebody else one first.')

    // Also when the other one is no longer an admin at the end of the 30 days.
    await sql`update users set role = 'member' where role = 'admin' and leaves_at is null`
    await sql`update users set leaves_at = now() where role = 'admin'`
    await endAccounts()
    expect(await sql`select from users where role = 'admin'`).toHaveLength(1)
    await sql`update users set leaves_at = null where role = 'admin'`
  })
})

test('every job of the clock has its task', () => {
  for (const { task } of parseCrontab(accountDeletionCrontab))
    expect(accountDeletionTasks).toHaveProperty(task)
})

function leave(who: Pick<Person, 'call'>) {
  return who.call(dataExportApi.leave, { body: { password: PASSWORD, posts: 'remove' } })
}

function credentials({ username }: Person) {
  return { login: username, password: PASSWORD }
}
