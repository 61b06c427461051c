import { crashApi } from '@jes/contract/site/crashes'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { grievanceApi } from '@jes/contract/staff/grievances'
import { expect, test } from 'vitest'
import { flushErrors } from '#lib/errorLog.ts'
import { posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { appWith, newName, person, sql, visitor } from '#test/world.ts'
import { countDays } from './count.ts'

async function figures(days: '7' | '30' | '90' = '7') {
  return (await staff()).call(adminMemberApi.figures, { query: { days } })
}

test('the days are those of Nepal, the oldest first, and hold what was done', async () => {
  await countDays(sql)
  const before = (await figures()).days.at(-1)!
  const sita = await person('sita')
  await posted(sita)
  await posted(sita, { hoursOld: 24 })
  await countDays(sql)
  const { days } = await figures()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format()
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ day: today, posts: before.posts + 1 })
  // Sita, and the two of the staff who made the requests.
  expect(days.at(-1)!.newMembers).toBe(before.newMembers + 2)
  expect(days.at(-1)!.activeMembers).toBeGreaterThan(before.activeMembers)
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort())
  expect((await figures('90')).days).toHaveLength(90)
})

test('who was active yesterday stays counted when they come again today', async () => {
  const day = await sql`
    update site_days set active_members = 1000
    where day = (now() at time zone 'Asia/Kathmandu')::date - 1 returning day`
  if (day.length === 0) {
    await sql`
      insert into site_days (day, active_members)
      values ((now() at time zone 'Asia/Kathmandu')::date - 1, 1000)`
  }
  await countDays(sql)
  expect((await figures()).days.at(-2)!.activeMembers).toBe(1000)
})

test('answers are timed: the middle one, and those that came late', async () => {
  await sql`delete from grievances`
  await sql`delete from cases`
  const body = {
    name: 'Hari',
    email: `${newName('hari')}@jes.example`,
    reason: 'other' as const,
    text: 'Somebody took my name.',
  }
  for (let n = 0; n < 3; n++) await visitor.call(grievanceApi.file, { body })
  await sql`
    update grievances g set state = 'answered', answered_at = now(), created_at = now() - n.minutes * interval '1 minute'
    from (select id, (array[10, 30, 2000])[row_number() over (order by id)] as minutes from grievances) n
    where n.id = g.id`
  await countDays(sql)
  expect((await figures()).days.at(-1)).toMatchObject({ answered: 3, answerMinutes: 30, late: 1 })
})

test('a crash of a browser and an error of the server are counted and stored, without queries', async () => {
  const before = (await figures()).days.at(-1)!
  const report = 'ABCD1234'
  const path = '/reset-password?token=secret'
  await visitor.call(crashApi.report, {
    body: { report, message: `Boom ${newName()}`, stack: '', path },
  })
  const broken = await appWith({})
  broken.get('/api/broken', () => {
    throw new Error('A bug in the house')
  })
  expect((await broken.inject('/api/broken?secret=1')).statusCode).toBe(500)
  await broken.close()
  await flushErrors(sql)

  const { days, errors } = await figures()
  expect(days.at(-1)).toMatchObject({
    serverErrors: before.serverErrors + 1,
    browserErrors: before.browserErrors + 1,
  })
  expect(errors.find((error) => error.report === report)).toMatchObject({
    source: 'browser',
    place: '/reset-password',
  })
  expect(errors.find(({ source }) => source === 'server')).toMatchObject({
    message: 'A bug in the house',
    place: 'GET /api/broken',
  })
})

test('only the newest 500 errors are stored', async () => {
  await sql`
    insert into errors (source, report, message, place)
    select 'browser', 'OLD', 'Old', '/' from generate_series(1, 600)`
  const crash = { report: 'NEWERROR', message: 'New', stack: '', path: '/' }
  await visitor.call(crashApi.report, { body: crash })
  await flushErrors(sql)
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::int from errors`
  expect(count).toBe(500)
  expect((await figures()).errors[0]?.report).toBe('NEWERROR')
})

test('totals and waiting work are returned', async () => {
  const { totals, open, jobs } = await figures()
  const [{ members }] = await sql<[{ members: number }]>`
    select count(*)::int as members from users where id > 1`
  expect(totals.members).toBe(members)
  expect(Object.values({ ...totals, ...open, ...jobs }).every((one) => one >= 0)).toBe(true)
})
