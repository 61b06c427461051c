import { userApi } from '@jes/contract/core/users'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { config } from '#lib/config.ts'
import { mailTask } from '#lib/mail.ts'
import { listMails, mailboxOf } from '#lib/mailbox.ts'
import { markOfAddress } from '#lib/sealedLetter.ts'
import { markOfPhone } from '#lib/sms/sealedSms.ts'
import { storage } from '#lib/storage.ts'
import { type Filled, filled } from '#test/filled.ts'
import { phoneOf } from '#test/filledAccount.ts'
import { CANARY, TEXT } from '#test/filledFiles.ts'
import { findDrift } from '#test/talking.ts'
import { countReferences, findFiles, findRows } from '#test/traces.ts'
import { person, runDue, sql, visitor } from '#test/world.ts'
import { accountDeletionTasks, endAccounts } from './tasks.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(['remove', 'anonymise'] as const)('an account that ends by %s', (way) => {
  let account: Filled
  let before: Record<string, number>

  beforeAll(async () => {
    await person('admin', { role: 'admin' })
    account = await filled()
    before = await countReferences(account.me.id)
    await sql`
      update users set leaves_at = now() - interval '1 second', leaves_posts = ${way === 'anonymise'}
      where id = ${account.me.id}`
    await endAccounts()
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
    await runDue({ ...accountDeletionTasks, mail: mailTask })
  }, 60_000)

  test('was in every table that refers to members, so that not to be there means something', () => {
    expect(Object.keys(before).filter((column) => before[column] === 0)).toEqual([])
  })

  test('is nowhere in the database any more, but for its id in the log that only grows', async () => {
    const { me } = account
    const rows = await findRows([
      CANARY,
      me.id,
      me.email,
      me.username,
      await markOfAddress(me.email),
      await markOfPhone(phoneOf(me)),
    ])
    const isTheirText = ({ table, row }: { table: string; row: string }) =>
      ['posts', 'comments'].includes(table) && row.includes(`@${me.username}`)
    const left = rows.filter((row) => row.table !== 'audit_log' && !isTheirText(row))
    expect(left).toEqual([])
    expect(rows.filter(({ table }) => table === 'audit_log').map(({ word }) => word)).toEqual([
      me.id,
    ])
  })

  test('has no file any more, and every file of a picture or video is really gone', async () => {
    const { me, files, clip } = account
    const receipts = (await listMails(mailboxOf(config.DATA_DIR))).filter(
      ({ to }) => to === me.email,
    )
    expect(receipts.map(({ subject }) => subject)).toEqual(['Your Jes account has ended'])
    const found = (await findFiles([CANARY, me.id, me.email, phoneOf(me)])).filter(
      (path) => !receipts.some(({ name }) => path.endsWith(name)),
    )
    const stored =
      way === 'remove' ? [] : [files.shown.key, files.clip.key, clip.video.slice(0, 28)]
    expect(found.filter((path) => !stored.some((key) => path.includes(key)))).toEqual([])
    for (const key of stored) expect(found.some((path) => path.includes(key))).toBe(true)
    expect(await storage.sizeOf(clip.video)).toEqual(way === 'remove' ? null : expect.any(Number))
  })

  test('leaves what was chosen, and nothing else of its texts', async () => {
    const tables = [...new Set((await findRows([TEXT])).map(({ table }) => table))]
    if (way === 'remove') expect(tables).toEqual([])
    else {
      expect(tables).toEqual(expect.arrayContaining(['posts', 'comments', 'clips', 'post_search']))
      const authors = await sql`
        select distinct author_id from posts where id in (${account.post}, ${account.clip.id})`
      expect([...authors]).toEqual([{ authorId: '1' }])
      expect(await sql`select from posts where id = ${account.gone}`).toHaveLength(0)
    }
  })

  test('leaves every counter as a recount says, and an empty place where somebody answered', async () => {
    const { friend, theirs, alone, answered, answer } = account
    expect(await findDrift(theirs)).toEqual([])
    const [post] = await sql`
      select s.up_votes, s.bookmark_count, s.comment_count, o.votes
      from post_stats s join poll_options o on o.post_id = s.post_id where s.post_id = ${theirs}`
    const comments = way === 'remove' ? 1 : 3
    expect(post).toEqual({ upVotes: 1, bookmarkCount: 0, commentCount: comments, votes: 0 })
    const [counts] = await sql`
      select follower_count, following_count from users where id = ${friend.id}`
    expect(counts).toEqual({ followerCount: 0, followingCount: 0 })

    const rows = await sql`
      select id, author_id, state from comments where id in (${alone}, ${answered}, ${answer}) order by id`
    const left = way === 'remove' ? 'deleted' : 'live'
    expect([...rows]).toEqual([
      ...(way === 'remove' ? [] : [{ id: alone, authorId: '1', state: 'live' }]),
      { id: answered, authorId: '1', state: left },
      { id: answer, authorId: friend.id, state: 'live' },
    ])
    const members = await sql`
      select h.id from hubs h
      where h.member_count <> (select count(*) from hub_members m where m.hub_id = h.id)
        or h.post_count <> (select count(*) from post_stats s where s.hub_id = h.id and s.is_live)`
    expect([...members]).toEqual([])
    const posts = await sql`
      select u.id from users u
      where u.post_count <> (
        select count(*) from post_stats s where s.author_id = u.id and s.is_live and not s.is_private)`
    expect([...posts]).toEqual([])
  })

  test('is not there for anybody, and its name in the texts of others leads nowhere', async () => {
    const { me, theirs } = account
    for (const id of [me.id, me.username, `${CANARY}old`]) {
      await expect(visitor.call(userApi.find, { params: { id } })).rejects.toMatchObject({
        status: 404,
      })
    }
    const [post] = await sql`select body from posts where id = ${theirs}`
    expect(post?.body).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: `@${me.username}` }] },
    ])
  })
})
