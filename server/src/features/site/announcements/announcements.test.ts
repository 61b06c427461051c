import { announcementApi } from '@jes/contract/site/announcements'
import { expect, test } from 'vitest'
import { statusOf } from '#test/moderating.ts'
import { staff } from '#test/staffing.ts'
import { ask, newName, sql, visitor } from '#test/world.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

function saying(hours: [number, number], tone: 'info' | 'warning' = 'info') {
  const word = newName('word')
  const [startsAt, endsAt] = [at(hours[0]), at(hours[1])]
  return { en: `Hello ${word}`, ne: `नमस्ते ${word}`, link: '/blogs', tone, startsAt, endsAt }
}

async function received(language = 'en') {
  const reply = await ask(announcementApi.current, {}, { headers: { 'accept-language': language } })
  const { announcements } = reply.json<{ announcements: { _id: string; text: string }[] }>()
  return announcements
}

test('everybody sees the current ones, in their language, warnings first', async () => {
  await sql`delete from announcements`
  const admin = await staff('admin')
  const [now, soon, over] = [saying([-1, 1]), saying([1, 2]), saying([-2, -1])]
  for (const body of [now, soon, over]) await admin.call(announcementApi.announce, { body })
  expect((await received()).map(({ text }) => text)).toEqual([now.en])
  expect((await received('ne')).map(({ text }) => text)).toEqual([now.ne])

  const warning = saying([-2, 1], 'warning')
  await admin.call(announcementApi.announce, { body: warning })
  expect((await received()).map(({ text }) => text)).toEqual([warning.en, now.en])
})

test('an admin changes what is said and takes it back; each is written down', async () => {
  const admin = await staff('admin')
  const { announcement } = await admin.call(announcementApi.announce, {
    body: saying([-1, 1], 'warning'),
  })
  const params = { id: announcement._id }
  expect(announcement.by?.username).toBe(admin.username)

  const body = { ...saying([-1, 1], 'warning'), en: 'Jes rests tonight' }
  await admin.call(announcementApi.change, { params, body })
  expect((await received()).map(({ text }) => text)).toContain('Jes rests tonight')
  const list = await admin.call(announcementApi.list, { query: { limit: 1 } })
  expect(list.announcements).toMatchObject([{ _id: announcement._id, en: 'Jes rests tonight' }])

  await admin.call(announcementApi.remove, { params })
  expect((await received()).map(({ _id }) => _id)).not.toContain(announcement._id)
  expect(await statusOf(admin.call(announcementApi.remove, { params }))).toBe(404)
  const log = await sql`
    select action from audit_log where kind = 'announcement' and thing_id = ${params.id} order by place`
  expect(log.map(({ action }) => action)).toEqual([
    'announcement.add',
    'announcement.change',
    'announcement.remove',
  ])
})

test('it ends after it begins, and leads to no other site', async () => {
  const admin = await staff('admin')
  const bad = [
    { ...saying([1, -1]) },
    { ...saying([-1, 1]), link: 'https://evil.example' },
    { ...saying([-1, 1]), link: '//evil.example' },
    { ...saying([-1, 1]), ne: '' },
  ]
  for (const body of bad) {
    expect(await statusOf(admin.call(announcementApi.announce, { body }))).toBe(422)
  }
  expect(await statusOf(visitor.call(announcementApi.current, {}))).toBe(200)
})
