import { commentApi } from '@jes/contract/comments/comments'
import { type callerWith, type Person, sql } from './world.ts'

export type Reader = Pick<ReturnType<typeof callerWith>, 'call'>
type Reading = Parameters<typeof read>[2]

/** A comment, or with a parent a reply, through the endpoint. */
export async function say(who: Person, ad: string, content = 'Ramro', parentComment?: string) {
  const body = { ad, content, ...(parentComment && { parentComment }) }
  return (await who.call(commentApi.create, { body })).comment
}

type Said = { _id: string; depth: number }

/** Replies to replies, the first to the post itself; one for each depth. */
export async function sayDownTo(who: Person, ad: string, depth: number) {
  const chain: Said[] = []
  for (let floor = 0; floor <= depth; floor++) {
    const [said] = await sql<Said[]>`
      with added as (
        select id from add_comment(${ad}, ${who.id}, ${chain.at(-1)?._id ?? null}, ${`Depth ${floor}`}, '[]', '{}')
      )
      select id as _id, ${floor}::int as depth from added`
    chain.push(said!)
  }
  return chain
}

export function read(
  reader: Reader,
  adId: string,
  query: {
    sort?: 'best' | 'top' | 'new' | 'old'
    page?: number
    limit?: number
    parent?: string
    comment?: string
    cursor?: string
  } = {},
) {
  return reader.call(commentApi.list, { params: { adId }, query })
}

/** The ids of all pages, one after another. */
export async function readAll(
  reader: Reader,
  adId: string,
  query: Reading = {},
  between: (page: number) => Promise<unknown> = async () => {},
) {
  const ids: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 100; page++) {
    const { comments, nextCursor } = await read(reader, adId, {
      ...query,
      ...(cursor && { cursor }),
    })
    ids.push(...comments.map(({ _id }) => _id))
    if (!nextCursor) break
    cursor = nextCursor
    await between(page)
  }
  return ids
}

export function vote(who: Person, id: string, value: 1 | 0 | -1) {
  return who.call(commentApi.vote, { params: { id }, body: { value } })
}

export function remove(who: Person, id: string) {
  return who.call(commentApi.remove, { params: { id } })
}

export function restore(who: Person, id: string) {
  return who.call(commentApi.restore, { params: { id } })
}

export function pin(who: Person, id: string, pinned = true) {
  return who.call(commentApi.pin, { params: { id }, body: { pinned } })
}

/** Every counter that differs from a recount, and pins on deleted comments. */
export async function findDrift(postId: string) {
  return sql`
    with counted as (
      select c.id, c.is_shown, c.state,
        (select count(*) from comments r where r.parent_id = c.id and r.is_shown)::int as replies,
        (select count(*) from comment_votes v where v.comment_id = c.id and v.value = 1)::int as ups,
        (select count(*) from comment_votes v where v.comment_id = c.id and v.value = -1)::int as downs
      from comments c
      where c.post_id = ${postId}
    )
    select 'comment' as of, c.id
    from comments c
    join counted n on n.id = c.id
    where c.reply_count <> n.replies or c.up_votes <> n.ups or c.down_votes <> n.downs
      or c.wilson <> wilson(n.ups, n.downs) or c.is_shown <> (c.state = 'live' or n.replies > 0)
    union all
    select 'post', s.post_id
    from post_stats s
    join posts p on p.id = s.post_id
    where s.post_id = ${postId} and (
      s.comment_count <> (select count(*) from counted where state = 'live')
      or s.thread_count <> (
        select count(*) from comments where post_id = ${postId} and parent_id is null and is_shown)
      or s.commenter_count <> (
        select count(distinct author_id) from comments where post_id = ${postId} and state = 'live')
      or exists (select from comments c where c.id = p.pinned_comment_id and c.state <> 'live')
      or s.rank <> post_rank(s.up_votes, s.down_votes, s.commenter_count, s.bookmark_count, p.created_at))`
}
