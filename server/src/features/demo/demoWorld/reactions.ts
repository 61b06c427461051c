import type { Sql } from '#lib/db.ts'
import type { Chance } from './chance.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import { readersOf } from './hubs.ts'
import type { Person } from './people.ts'
import { insertRows } from './rows.ts'
import type { WrittenPost } from './timeline.ts'

type DemoContext = { people: Person[]; chance: Chance; clock: Clock }

/** Reactions to the posts, and their stats. */
export async function insertReactions(sql: Sql, posts: WrittenPost[], context: DemoContext) {
  const votes = posts.flatMap((post) => planVotes(post, contextOfReaders(post, context)))
  await insertRows(sql, 'post_votes', votes)
  await insertRows(
    sql,
    'bookmarks',
    posts.flatMap((post) => planBookmarks(post, contextOfReaders(post, context))),
  )
  await insertRows(
    sql,
    'poll_votes',
    posts.flatMap((post) => planChoices(post, contextOfReaders(post, context))),
  )
  await insertRows(
    sql,
    'post_views',
    posts.map((post) => {
      const cast = votes.filter(({ postId }) => postId === post.id).length
      return { postId: post.id, views: countViews(post, cast, context.chance) }
    }),
  )
  await insertPostStats(sql)
}

/** Only its author has seen a held post. */
function contextOfReaders({ author, hub, state }: WrittenPost, context: DemoContext): DemoContext {
  const people = state === 'held' ? [author] : readersOf(hub, context.people)
  return { ...context, people }
}

/** The author's own vote is immediate, the others follow over time. */
function planVotes(post: WrittenPost, { people, chance, clock }: DemoContext) {
  const ripeness = Math.min(1, 0.3 + (clock.now - post.at) / (20 * HOUR))
  const up = post.warmth > 0 ? 0.13 * post.warmth ** 1.15 * ripeness : 0.03
  const down = post.warmth > 0 ? 0.012 : 0.3

  return people.flatMap((person) => {
    const isAuthor = person === post.author
    const createdAt = momentOf(isAuthor ? post.at : comesBy(person, post, { chance, clock }))
    const vote = { postId: post.id, userId: person.id, createdAt }
    if (isAuthor || chance.isLucky(Math.min(0.93, up * person.zeal))) return { ...vote, value: 1 }
    return chance.isLucky(down) ? { ...vote, value: -1 } : []
  })
}

/** The first member saves more than others, so that the newcomer's list is not empty. */
function planBookmarks(post: WrittenPost, { people, chance, clock }: DemoContext) {
  const share = Math.max(0, 0.014 * post.warmth)
  return people
    .filter((person, index) => person !== post.author && chance.isLucky(share + (index ? 0 : 0.03)))
    .map((person) => ({
      userId: person.id,
      postId: post.id,
      createdAt: momentOf(comesBy(person, post, { chance, clock })),
    }))
}

/** Earlier options get more votes; the newcomer has not voted yet. */
function planChoices(post: WrittenPost, { people, chance }: DemoContext) {
  const { options } = post.poll ?? { options: [] }
  return people
    .slice(1)
    .filter((person) => options.length > 0 && chance.isLucky(0.35 * person.zeal))
    .map((person) => ({
      postId: post.id,
      userId: person.id,
      position: Math.floor(chance.between(0, 1) ** 1.4 * options.length),
    }))
}

/** Most readers do not vote; in private hubs most do. */
function countViews({ hub, state }: WrittenPost, votes: number, chance: Chance) {
  if (hub?.isPrivate || state === 'held') return Math.round(votes * chance.between(2, 5))
  return Math.round(votes * chance.between(14, 60) + chance.between(3, 40))
}

function comesBy(
  person: Person,
  post: WrittenPost,
  { chance, clock }: Omit<DemoContext, 'people'>,
) {
  const since = Math.max(post.at, person.joinedAt)
  return clock.after(since, chance.between(0, 1) ** 2 * 2 * DAY + 20_000)
}

/** Counted from the rows just inserted. */
async function insertPostStats(sql: Sql) {
  await sql`
    insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, down_votes, bookmark_count, comment_count,
      commenter_count, thread_count, rank)
    select p.id, p.author_id, p.hub_id, coalesce(h.is_private, false), v.up, v.down, b.saves, c.comments,
      c.commenters, c.threads, post_rank(v.up, v.down, c.commenters, b.saves, p.created_at)
    from posts p
    left join hubs h on h.id = p.hub_id
    cross join lateral (
      select count(*) filter (where value = 1)::int as up, count(*) filter (where value = -1)::int as down
      from post_votes where post_id = p.id
    ) v
    cross join lateral (select count(*)::int as saves from bookmarks where post_id = p.id) b
    cross join lateral (
      select count(*) filter (where state = 'live')::int as comments,
        count(distinct author_id) filter (where state = 'live')::int as commenters,
        count(*) filter (where parent_id is null)::int as threads
      from comments where post_id = p.id
    ) c`
  await sql`
    update poll_options o
    set votes = (
      select count(*) from poll_votes v where v.post_id = o.post_id and v.position = o.position)`
}
