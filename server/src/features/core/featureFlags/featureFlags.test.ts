import { authApi } from '@jes/contract/accounts/auth'
import { commentApi } from '@jes/contract/comments/comments'
import { postApi } from '@jes/contract/posts/posts'
import { searchApi } from '@jes/contract/search/search'
import { adminMemberApi, type FlagKey } from '@jes/contract/staff/adminMembers'
import { afterEach, expect, test } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { newName, PASSWORD, person, sql, visitor } from '#test/world.ts'

afterEach(() => sql`delete from flags`)

async function switchTo(key: FlagKey, isOn: boolean) {
  const admin = await staff('admin')
  const body = { isOn, reason: 'Looking after it' }
  return admin.call(adminMemberApi.setFlag, { params: { key }, body })
}

async function refusalOf(attempt: Promise<unknown>) {
  return attempt.then(
    () => null,
    ({ status, error }: { status: number; error: string }) => ({ status, error }),
  )
}

test('while posting is off nobody writes, everybody reads, and it comes back', async () => {
  const sita = await person('sita')
  const ad = await posted(sita)
  await switchTo('posting', false)
  const post = () => sita.call(postApi.create, { body: { title: 'Namaste' } })
  const comment = () => sita.call(commentApi.create, { body: { ad, content: 'Hello' } })
  const edit = () => sita.call(postApi.edit, { params: { id: ad }, body: { title: 'Changed' } })
  for (const write of [post, comment, edit]) {
    expect(await refusalOf(write())).toEqual({
      status: 503,
      error: 'Jes is being looked after. Reading works; writing will be back soon.',
    })
  }
  expect((await visitor.call(postApi.find, { params: { id: ad } })).title).toBe('Momo')
  await sita.call(postApi.vote, { params: { id: ad }, body: { value: 0 } })

  await switchTo('posting', true)
  for (const write of [post, comment, edit]) expect(await refusalOf(write())).toBeNull()
})

test('sign-ups and search are switched off, each by itself', async () => {
  const username = newName('new')
  const body = { username, email: `${username}@jes.example`, password: PASSWORD }
  const signUp = () => visitor.call(authApi.register, { body })
  const search = () => visitor.call(searchApi.search, { query: { q: 'momo' } })
  const suggest = () => visitor.call(searchApi.suggest, { query: { q: 'momo' } })
  await switchTo('signUps', false)
  expect(await refusalOf(signUp())).toMatchObject({ status: 503 })
  expect(await refusalOf(search())).toBeNull()
  await switchTo('signUps', true)
  await switchTo('search', false)
  expect(await refusalOf(search())).toMatchObject({ status: 503 })
  expect(await refusalOf(suggest())).toMatchObject({ status: 503 })
  expect(await refusalOf(signUp())).toBeNull()
})

test('a server that caches flags receives at once that one was switched', async () => {
  const changes = await listenForChanges(notifyEvents(sql))
  try {
    const sita = await person('sita')
    const post = () => sita.call(postApi.create, { body: { title: 'Namaste' } })
    expect(await refusalOf(post())).toBeNull()
    // Written past the cache: the server still uses its cached flags.
    await sql`insert into flags (key, is_on) values ('posting', false)`
    expect(await refusalOf(post())).toBeNull()
    await switchTo('posting', false)
    await expect.poll(() => refusalOf(post())).toMatchObject({ status: 503 })
  } finally {
    await changes.close()
  }
})

test('the staff sees all of them, and who switched is written down', async () => {
  await switchTo('hubs', false)
  const { flags } = await (await staff()).call(adminMemberApi.flags, {})
  expect(flags.map(({ key, isOn }) => [key, isOn])).toEqual([
    ['signUps', true],
    ['posting', true],
    ['clips', true],
    ['hubs', false],
    ['search', true],
    ['writing', true],
  ])
  const [log] = await sql`
    select reason, facts from audit_log where action = 'flag.set' and thing_id = 'hubs' order by place desc limit 1`
  expect(log).toEqual({ reason: 'Looking after it', facts: { isOn: 'false' } })
})
