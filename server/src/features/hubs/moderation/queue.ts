import type { QueueItem } from '@jes/contract/hubs/moderation'
import { expectTeam } from '#features/core/hubAccess/access.ts'
import { type PictureRow, pictureJson, smallestOf } from '#features/core/pictures/pictures.ts'
import { userJson } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

const SHOWN_LENGTH = 500
/** Only the most frequent reasons for reporting one thing are shown. */
const MOST_REPORTS = 20

type Row = Omit<QueueItem, 'image' | 'reports'> & {
  image: PictureRow | null
  reports: QueueItem['reports'] | null
}

/** The team's queue, the most urgent and oldest first. Reporters are not named. */
export async function listQueue(
  sql: Sql,
  nameOrId: string,
  { cursor, limit }: PageRequest,
  viewerId: string,
) {
  const hub = await expectTeam(sql, nameOrId, viewerId)
  const [priority, after] = cursor ? readCursor(cursor, ['smallint', 'id']) : []
  const isAfter = after
    ? sql`(o.priority < ${priority!} or (o.priority = ${priority!} and o.id > ${after}))`
    : sql`true`
  const rows = await sql<Row[]>`
    select q.id as _id, case when c.id is null then 'post' else 'comment' end as kind, c.id as comment,
      json_build_object('_id', p.id::text, 'title', p.title,
        'user', json_build_object('username', pu.username)) as ad,
      ${userJson(sql, 'u')} as user, left(coalesce(c.content, p.content), ${SHOWN_LENGTH}) as content,
      coalesce(c.state, p.state) = 'held' as is_held, q.held_for, q.report_count, q.created_at, q.priority,
      case when c.id is null then (
        select ${pictureJson(sql, sql`pi.alt`)} from post_images pi join images i on i.id = pi.image_id
        where pi.post_id = p.id order by pi.position limit 1) end as image,
      ${reportsOf(sql)} as reports, ${strikesOf(sql)} as strikes,
      u.id <> ${viewerId} as can_decide
    from (
      select o.* from open_queue o
      where o.hub_id = ${hub.id} and ${isAfter}
      order by o.priority desc, o.id
      ${limitTo(sql, limit + 1)}
    ) q
    join posts p on p.id = q.post_id
    join users pu on pu.id = p.author_id
    left join comments c on c.id = q.comment_id
    join users u on u.id = coalesce(c.author_id, p.author_id)
    order by q.priority desc, q.id`
  const { shown, nextCursor } = cutPage(rows, limit, (last) => writeCursor(last.priority, last._id))
  return { items: shown.map(toItem), nextCursor }
}

function toItem({ image, reports, ...row }: Row): QueueItem {
  return { ...row, image: image && smallestOf(image), reports: reports ?? [] }
}

/**
 * Reports with the same reason, rule and text are counted together. Reports that the site decides stay open when this row is
 * closed: of those only new ones.
 */
function reportsOf(sql: Sql) {
  return sql`(
    select json_agg(json_build_object('reason', g.reason, 'rule', g.rule, 'detail', g.detail, 'count', g.count)
      order by g.count desc, g.first)
    from (
      select r.reason, r.rule, left(r.detail, ${SHOWN_LENGTH}) as detail, count(*)::int as count, min(r.id) as first
      from reports r
      where r.state = 'open' and (r.hub_id is not null or r.created_at >= q.created_at)
        and r.thing_id = coalesce(q.comment_id, q.post_id)
        and r.kind = any(case when q.comment_id is null then array['post', 'clip'] else array['comment'] end)
      group by 1, 2, 3
      order by count(*) desc, min(r.id)
      ${limitTo(sql, MOST_REPORTS)}
    ) g)`
}

/**
 * How many times the author was warned, banned or had something removed in this hub, without those that were undone.
 */
function strikesOf(sql: Sql) {
  return sql`(
    select count(*)::int from mod_log l
    where l.user_id = u.id and l.hub_id = q.hub_id and l.action in ('removePost', 'removeComment', 'warn', 'ban')
      and not exists (select from appeals a where a.act_id = l.id and a.state = 'overturned')
      and not exists (
        select from mod_log b
        where b.post_id = l.post_id and b.comment_id is not distinct from l.comment_id and b.id > l.id
          and b.action in ('restorePost', 'restoreComment')))`
}
