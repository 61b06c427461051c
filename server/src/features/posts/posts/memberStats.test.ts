import { expect, test } from 'vitest'
import { indexBacklog } from '#features/core/searchIndex/tasks.ts'
import { founded, joined } from '#test/hubs.ts'
import { block, posted, takeDown } from '#test/postings.ts'
import { mute, muteHub, muteWord } from '#test/relating.ts'
import { person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { listMemberStats } from './memberStats.ts'
import { listPostStats } from './postStats.ts'

/** Posts of many kinds, and people who stand to them in many ways. */
async function scene() {
  const names = ['author', 'owner', 'reader', 'blocked', 'muting', 'quiet'] as const
  const [author, owner, reader, blocked, muting, quiet] = await Promise.all(
    names.map((name) => person(name)),
  )
  const hub = await founded(owner!)
  const club = await founded(owner!, { isPrivate: true })
  await joined(club, reader!)
  const poll = await write(author!, { poll: { options: ['Momo', 'Dal'], hours: 72 } })
  const { _id: inHub } = await write(author!, { title: 'Chiya', jehub: hub.id })
  await indexBacklog(sql)
  const pinned = await posted(owner!, { title: 'Pinned' })
  const inClub = await posted(owner!, { hub: club })
  const gone = await posted(author!)
  await takeDown(gone)
  await sql`insert into pinned_posts (user_id, post_id) values (${owner!.id}, ${pinned})`
  await sql`insert into post_votes (post_id, user_id, value) values (${inHub}, ${reader!.id}, -1)`
  await sql`insert into poll_votes (post_id, user_id, position) values (${poll._id}, ${reader!.id}, 1)`
  await sql`insert into bookmarks (post_id, user_id) values (${pinned}, ${reader!.id})`
  await sql`insert into post_views (post_id, views) values (${pinned}, 7)`
  await block(author!, blocked!)
  await mute(muting!, owner!)
  await muteHub(muting!, hub)
  await muteWord(quiet!, 'chiya')
  return {
    people: [author!, owner!, reader!, blocked!, muting!, quiet!],
    open: [poll._id, inHub, pinned, gone],
    all: [poll._id, inHub, pinned, gone, inClub],
  }
}

test('what is read for all at once is what the rule says to each', async () => {
  const { people, open, all } = await scene()
  const questions = people.flatMap((who) =>
    [open, all].flatMap((ids) =>
      ([null, 'anywhere', 'inHub'] as const).map((unmuted) => ({ viewerId: who.id, ids, unmuted })),
    ),
  )
  const together = await Promise.all(
    questions.map(({ ids, ...options }) => listMemberStats(sql, ids, options)),
  )
  for (const [at, { ids, ...options }] of questions.entries()) {
    const alone = await listPostStats(sql, ids, { ...options, isWhole: false })
    expect(byId(together[at]!), JSON.stringify(options)).toEqual(byId([...alone]))
  }
  expect(together.map(({ length }) => length)).toContain(4)
  expect(together.map(({ length }) => length)).toContain(1)
})

function byId(stats: { _id: string }[]) {
  return Object.fromEntries(stats.map((one) => [one._id, { ...one }]))
}
