import { parseMarkdown } from '@jes/contract/lib/markdown'
import { mentionsIn } from '@jes/contract/lib/markdown/words'
import { farTalk } from '#features/demo/demoTexts/farTalk.ts'
import { musicTalk } from '#features/demo/demoTexts/music.ts'
import type { Saying } from '#features/demo/demoTexts/talk.ts'
import { valleyTalk } from '#features/demo/demoTexts/valleyTalk.ts'
import type { Sql } from '#lib/db.ts'
import type { Chance } from './chance.ts'
import { type Clock, HOUR, momentOf } from './clock.ts'
import { readersOf } from './hubs.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'
import type { WrittenPost } from './timeline.ts'

type DemoContext = { people: Person[]; chance: Chance; clock: Clock }

export type WrittenComment = Saying & {
  id: string
  post: WrittenPost
  author: Person
  parent: WrittenComment | null
  depth: number
  at: number
  mentions: string[]
  isPinned: boolean
}

/** The comments under the posts, each after its parent. */
export function planTalks(posts: WrittenPost[], { people, chance, clock }: DemoContext) {
  const byTitle = new Map(posts.map((post) => [post.title, post]))
  const byName = new Map(people.map((person) => [person.username, person]))
  const written: WrittenComment[] = []

  for (const { on, sayings, pinned } of [...valleyTalk, ...farTalk, ...musicTalk]) {
    const post = byTitle.get(on)
    if (!post) throw new Error(`The demo world has no post called ${on}`)
    sayings.forEach((saying, index) => {
      write(saying, { post, parent: null, isPinned: index === pinned })
    })
  }
  return written

  function write(saying: Saying, place: Pick<WrittenComment, 'post' | 'parent' | 'isPinned'>) {
    const author = byName.get(saying.by)
    if (!author) throw new Error(`Nobody in the demo world is called ${saying.by}`)
    const { parent, post } = place
    const since = parent?.at ?? post.at
    const pause = chance.between(0.05, 0.4) * Math.min(12 * HOUR, clock.now - since)
    const at = clock.after(since, pause + 5_000)
    const id = clock.idAt(at)
    const depth = parent ? parent.depth + 1 : 0
    const mentions = mentionsIn(parseMarkdown(saying.text, (name) => byName.has(name)))
    const comment = { ...saying, ...place, id, author, depth, at, mentions }
    written.push(comment)
    for (const answer of saying.answers) write(answer, { post, parent: comment, isPinned: false })
  }
}

/** The comments, their votes and counts. */
export async function insertTalks(sql: Sql, comments: WrittenComment[], context: DemoContext) {
  const usernames = new Set(context.people.map(({ username }) => username))
  await insertRows(
    sql,
    'comments',
    comments.map(({ id, post, author, parent, depth, at, text, mentions, isGone }) => ({
      id,
      postId: post.id,
      authorId: author.id,
      parentId: parent?.id ?? null,
      depth,
      content: text,
      body: parseMarkdown(text, (username) => usernames.has(username)),
      mentions,
      state: isGone ? 'deleted' : 'live',
      deletedAt: isGone ? momentOf(at + 60_000) : null,
      isShown: true,
      upVotes: 0,
      downVotes: 0,
      wilson: 0,
      replyCount: 0,
      voteMilestone: 0,
      createdAt: momentOf(at),
      changedAt: momentOf(at),
    })),
  )
  await insertRows(
    sql,
    'comment_votes',
    comments.flatMap((comment) => planVotes(comment, context)),
  )
  await sql`
    update comments c
    set up_votes = n.up, down_votes = n.down, wilson = wilson(n.up, n.down), reply_count = r.replies
    from comments o
    cross join lateral (
      select count(*) filter (where value = 1)::int as up, count(*) filter (where value = -1)::int as down
      from comment_votes where comment_id = o.id
    ) n
    cross join lateral (select count(*)::int as replies from comments where parent_id = o.id) r
    where c.id = o.id`
  for (const { id, post } of comments.filter(({ isPinned }) => isPinned)) {
    await sql`update posts set pinned_comment_id = ${id} where id = ${post.id}`
  }
}

/** A comment is voted on about as often as its post. */
function planVotes(
  { id, post, author, at, warmth = 1 }: WrittenComment,
  { people, chance, clock }: DemoContext,
) {
  const up = warmth > 0 ? 0.09 * warmth : 0.02
  const down = warmth > 0 ? 0.006 : 0.2
  return readersOf(post.hub, people).flatMap((person) => {
    const createdAt = momentOf(clock.after(at, chance.between(0, 1) ** 2 * 20 * HOUR + 10_000))
    const vote = { commentId: id, userId: person.id, createdAt }
    if (person === author || chance.isLucky(up * person.zeal)) return { ...vote, value: 1 }
    return chance.isLucky(down) ? { ...vote, value: -1 } : []
  })
}
