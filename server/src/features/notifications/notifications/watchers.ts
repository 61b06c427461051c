import { Id } from '@jes/contract/lib/text'
import { z } from 'zod'
import { sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

const BATCH = 500
const Payload = z.object({ postId: Id })

/** Notifies all who watch the hub of a post or rang the bell of its author; not if it is held or deleted by now. */
export async function notifyAllWatchers(payload: unknown) {
  const { postId } = Payload.parse(payload)
  for (const notifyNext of [notifySome, notifyListeners]) {
    let last: string | null = '0'
    while (last !== null) last = await notifyNext(postId, last)
  }
}

/** The next followers with a bell, without those whom the hub has notified already. */
async function notifyListeners(postId: string, after: string) {
  const [notified] = await sql<{ last: string | null; count: number }[]>`
    with listeners as (
      select s.post_id, s.author_id, f.follower_id
      from post_stats s
      join follows f on f.followed_id = s.author_id and f.has_bell
      where s.post_id = ${postId} and s.is_live and f.follower_id > ${after}
        and not exists (
          select from notifications n
          where n.user_id = f.follower_id and n.post_id = s.post_id and n.type in ('hubPost', 'personPost'))
      order by f.follower_id
      ${limitTo(sql, BATCH)}
    ), gathered as (
      select post_id, author_id, array_agg(follower_id) as users, max(follower_id) as last, count(*)::int as count
      from listeners
      group by post_id, author_id
    )
    select g.last, g.count, notify('personPost', 'personPost ' || g.author_id, g.users, g.author_id, g.post_id)
    from gathered g`
  return notified?.count === BATCH ? notified.last : null
}

/** The next watchers after this one; returns the last of them, or null at the end. */
async function notifySome(postId: string, after: string) {
  const [notified] = await sql<{ last: string | null; count: number }[]>`
    with watchers as (
      select s.post_id, s.author_id, s.hub_id, h.name, m.user_id
      from post_stats s
      join hubs h on h.id = s.hub_id
      join hub_members m on m.hub_id = s.hub_id and m.is_watched
      where s.post_id = ${postId} and s.is_live and m.user_id > ${after}
        and not exists (
          select from notifications n
          where n.user_id = m.user_id and n.post_id = s.post_id and n.type = 'hubPost')
      order by m.user_id
      ${limitTo(sql, BATCH)}
    ), gathered as (
      select post_id, author_id, hub_id, name, array_agg(user_id) as users, max(user_id) as last, count(*)::int as count
      from watchers
      group by post_id, author_id, hub_id, name
    )
    select g.last, g.count,
      notify('hubPost', 'hubPost ' || g.hub_id, g.users, g.author_id, g.post_id,
        the_facts => jsonb_build_object('hub', g.name), the_hub => g.hub_id)
    from gathered g`
  return notified?.count === BATCH ? notified.last : null
}
