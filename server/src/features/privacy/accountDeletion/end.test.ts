import { mkdir, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { mailTask } from '#lib/mail.ts'
import { listMails, mailboxOf } from '#lib/mailbox.ts'
import { makeKey, storage } from '#lib/storage.ts'
import { founded, joined } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { findDrift, say } from '#test/talking.ts'
import { type Person, person, runDue, sql } from '#test/world.ts'
import { accountDeletionTasks, endAccounts } from './tasks.ts'

describe('a hub whose owner ends', () => {
  test('goes to the longest-serving moderator, with its pictures, who is notified', async () => {
    const [owner, member, late, early] = await people('owner', 'member', 'late', 'early')
    const hub = await founded(owner)
    await joined(hub, member)
    await joined(hub, late, 'moderator')
    await joined(hub, early, 'moderator')
    await sql`
      update hub_members set created_at = now() - interval '1 year' where user_id in (${early.id}, ${member.id})`
    const icon = await stored(owner)
    await sql`update hubs set icon_id = ${icon.id} where id = ${hub.id}`
    await ends(owner)

    expect(await rolesOf(hub)).toEqual({
      [early.id]: 'owner',
      [late.id]: 'moderator',
      [member.id]: 'member',
    })
    const [row] = await sql`
      select h.member_count, i.owner_id from hubs h join images i on i.id = h.icon_id where h.id = ${hub.id}`
    expect(row).toEqual({ memberCount: 3, ownerId: early.id })
    expect(await storage.sizeOf(icon.file)).not.toBeNull()
    const notified = await sql`
      select type from notifications where user_id = ${early.id} and hub_id = ${hub.id}`
    expect([...notified]).toEqual([{ type: 'modAction' }])
  })

  test('goes to the member who came first where there is no moderator, but not to one who leaves too', async () => {
    const [owner, leaving, early, late] = await people('owner', 'leaving', 'early', 'late')
    const hub = await founded(owner)
    for (const one of [leaving, early, late]) await joined(hub, one)
    await sql`update users set leaves_at = now() + interval '9 days' where id = ${leaving.id}`
    await sql`
      update hub_members set created_at = now() - interval '1 year' where user_id in (${leaving.id}, ${early.id})`
    await ends(owner)
    expect((await rolesOf(hub))[early.id]).toBe('owner')
  })

  test('goes with them where nobody else is in it, and so do the posts there', async () => {
    const [owner, author] = await people('owner', 'author')
    const hub = await founded(owner)
    const post = await posted(author, { hub })
    await ends(owner)
    expect(await sql`select from hubs where id = ${hub.id}`).toHaveLength(0)
    const [row] = await sql`select state from posts where id = ${post}`
    expect(row).toEqual({ state: 'deleted' })
    const [count] = await sql`select post_count from users where id = ${author.id}`
    expect(count).toEqual({ postCount: 0 })
  })
})

test('two who leave their words under one post are one voice there, and vote on each other no more', async () => {
  const [author, one, two] = await people('author', 'one', 'two')
  const post = await posted(author)
  const said = await say(one, post, 'First')
  await say(two, post, 'Second', said._id)
  await sql`select set_comment_vote(${said._id}, ${two.id}, 1::smallint)`
  await sql`update post_stats set up_votes = 0, rank = post_rank(0, 0, 2, 0, (select created_at from posts where id = ${post})) where post_id = ${post}`
  await ends(one, { posts: true })
  await ends(two, { posts: true })
  expect(await findDrift(post)).toEqual([])
  const [stats] = await sql`
    select comment_count, commenter_count from post_stats where post_id = ${post}`
  expect(stats).toEqual({ commentCount: 2, commenterCount: 1 })
  const [comment] = await sql`select up_votes from comments where id = ${said._id}`
  expect(comment).toEqual({ upVotes: 1 })
})

test('what the staff is yet to judge can be judged: the report is nobody’s, the picture is shown to nobody else', async () => {
  const [sita, hari] = await people('sita', 'hari')
  const picture = await stored(sita)
  const [{ id }] = await sql<[{ id: string }]>`
    insert into cases (kind, thing_id, subject_id, evidence, file_keys)
    values ('user', ${sita.id}, ${sita.id}, '{"title": "Sita"}', ${[picture.key]}) returning id`
  await sql`insert into reports (reporter_id, kind, thing_id, reason) values (${sita.id}, 'user', ${hari.id}, 'spam')`
  await ends(sita)

  const [image] = await sql`select owner_id, is_private from images where id = ${picture.id}`
  expect(image).toEqual({ ownerId: '1', isPrivate: true })
  const [report] = await sql`select reporter_id from reports where thing_id = ${hari.id}`
  expect(report).toEqual({ reporterId: '1' })
  const evidenceOf = async () =>
    (await sql`select subject_id, evidence from cases where id = ${id}`)[0]
  expect(await evidenceOf()).toEqual({ subjectId: null, evidence: { title: 'Sita' } })

  await sql`update cases set state = 'closed', outcome = 'dismissed', closed_at = now() where id = ${id}`
  await endAccounts()
  expect(await evidenceOf()).toEqual({ subjectId: null, evidence: {} })
})

test('files that cannot be removed are tried again, and the receipt comes after the last of them', async () => {
  const [sita] = await people('sita')
  const { key, file } = await stored(sita)
  const stuck = join(config.DATA_DIR, 'media', `${key}-40.avif`)
  await mkdir(dirname(stuck), { recursive: true })
  await mkdir(stuck)
  await ends(sita)
  expect(await receiptsTo(sita)).toEqual([])

  await rmdir(stuck)
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
  await work()
  expect(await receiptsTo(sita)).toEqual(['Your Jes account has ended'])
  expect(await storage.sizeOf(file)).toBeNull()
})

async function people<const Names extends string[]>(...names: Names) {
  return (await Promise.all(names.map((name) => person(name)))) as {
    [Index in keyof Names]: Person
  }
}

async function stored({ id: ownerId }: Person) {
  const key = makeKey()
  const file = `${key}-40.webp`
  await storage.put(file, Buffer.from('A picture'))
  const [{ id }] = await sql<[{ id: string }]>`
    insert into images (owner_id, key, width, height, placeholder, widths, bytes)
    values (${ownerId}, ${key}, 40, 30, 'AAAA', '{40}', 9) returning id`
  return { id, key, file }
}

async function ends({ id }: Person, { posts = false } = {}) {
  await sql`
    update users set leaves_at = now() - interval '1 second', leaves_posts = ${posts} where id = ${id}`
  await endAccounts()
  expect(await sql`select from users where id = ${id}`).toHaveLength(0)
  await work()
}

async function work() {
  await runDue({ ...accountDeletionTasks, mail: mailTask })
}

async function rolesOf({ id }: { id: string }) {
  const rows = await sql<{ userId: string; role: string }[]>`
    select user_id, role from hub_members where hub_id = ${id}`
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]))
}

async function receiptsTo({ email }: Person) {
  const mails = await listMails(mailboxOf(config.DATA_DIR))
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
