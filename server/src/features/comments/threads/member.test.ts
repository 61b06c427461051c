import { CommentPage, CommentQuery } from '@jes/contract/comments/comments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { serialiserOf } from '#lib/serialiser.ts'
import { founded } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { mute, muteWord } from '#test/relating.ts'
import { pin, read, remove, say, vote } from '#test/talking.ts'
import { type Person, person, sql } from '#test/world.ts'
import { listThreadForMember } from './member.ts'
import { threadBytes } from './pageBytes.ts'
import { listThread } from './pages.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

/** Everything that a comment can be to somebody: mine, voted, pinned, answered, deleted, muted. */
async function talk() {
  const names = ['owner', 'sita', 'hari', 'gita'] as const
  const [owner, sita, hari, gita] = await Promise.all(names.map((name) => person(name)))
  const hub = await founded(owner!)
  const post = await posted(sita!, { hub })
  const first = await say(sita!, post, 'From the author')
  const second = await say(hari!, post, 'मिठो छ')
  const reply = await say(gita!, post, 'Where is this?', second._id)
  const deleted = await say(gita!, post, 'Gone')
  await say(hari!, post, 'Under what is gone', deleted._id)
  await remove(gita!, deleted._id)
  await vote(gita!, second._id, 1)
  await vote(hari!, reply._id, -1)
  await pin(sita!, first._id)
  await mute(gita!, hari!)
  return { post, second, people: { owner: owner!, sita: sita!, hari: hari!, gita: gita! } }
}

const QUERY = CommentQuery.parse({})

async function readBothWays(who: Person, post: string) {
  const { at: _, ...shared } = await listThreadForMember(sql, post, QUERY, who.id)
  const { at: _at, ...alone } = await listThread(sql, post, QUERY, who.id)
  return [shared, alone]
}

test('the page that members share shows to each what a page read for them alone shows', async () => {
  const { post, people } = await talk()
  for (const who of Object.values(people)) {
    const [shared, alone] = await readBothWays(who, post)
    expect(JSON.parse(JSON.stringify(shared))).toEqual(JSON.parse(JSON.stringify(alone)))
  }
})

test('its bytes are those of the contract', async () => {
  const { post, people } = await talk()
  const write = serialiserOf(CommentPage)
  for (const who of [people.gita, people.sita, people.gita]) {
    const page = await listThreadForMember(sql, post, QUERY, who.id)
    expect(JSON.parse(threadBytes(page).toString())).toEqual(JSON.parse(write(page)))
  }
})

test('what nobody published is on it at once: votes, edits, a new comment', async () => {
  const { post, second, people } = await talk()
  const mine = async () => {
    const { comments } = await read(people.owner, post, { sort: 'old' })
    const found = comments.find(({ _id }) => _id === second._id)
    return [comments.length, found?.upVotes, found?.content]
  }
  expect(await mine()).toEqual([3, 2, 'मिठो छ'])
  await sql`update comments set up_votes = 9 where id = ${second._id}`
  expect(await mine()).toEqual([3, 9, 'मिठो छ'])
  await sql`
    update comments set content = 'मिठो थियो', edited_at = now(), changed_at = now() where id = ${second._id}`
  expect(await mine()).toEqual([3, 9, 'मिठो थियो'])
  await sql`select from add_comment(${post}, ${people.gita.id}, null, 'New', '[]', '{}')`
  expect(await mine()).toEqual([4, 9, 'मिठो थियो'])
})

test('a block and a muted word count from the next reading on', async () => {
  const { post, second, people } = await talk()
  const { owner, hari } = people
  const mine = async () => {
    const { comments } = await read(owner, post)
    const found = comments.find(({ _id }) => _id === second._id)
    return { name: found?.user?.username, isMuted: found?.isMuted }
  }
  expect(await mine()).toEqual({ name: hari.username, isMuted: false })
  await muteWord(owner, 'मिठो')
  expect(await mine()).toEqual({ name: hari.username, isMuted: true })
  await block(hari, owner)
  expect(await mine()).toEqual({ name: undefined, isMuted: false })
})
