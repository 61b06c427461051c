import { postPath } from '@jes/contract/core/postPath'
import type { Report } from '@jes/contract/core/reports'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

/** A comment is shown by its first characters. */
const TITLE_LENGTH = 100

type Row = Omit<Report, 'thing'> & {
  post: { _id: string; kind: 'post' | 'clip' | 'blog'; title: string; username: string } | null
  comment: { _id: string; content: string } | null
  username: string | null
  hubName: string | null
  isHubOpen: boolean
}

/** A member's own reports, newest first, with their outcomes. */
export async function listMine(sql: Sql, { cursor, limit }: PageRequest, viewerId: string) {
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const isMine = sql`r.reporter_id = ${viewerId} ${before ? sql`and r.id < ${before}` : sql``}`
  const rows = await selectReports(sql, isMine, { viewerId, count: limit + 1 })
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { reports: shown.map(toReport), nextCursor }
}

type Open = { reporterId: string; kind: string; thingId: string }

export async function findOpen(sql: Sql, { reporterId, kind, thingId }: Open) {
  const isIt = sql`
    r.reporter_id = ${reporterId} and r.kind = ${kind} and r.thing_id = ${thingId} and r.state = 'open'`
  const [row] = await selectReports(sql, isIt, { viewerId: reporterId, count: 1 })
  if (!row) throw notFound()
  return toReport(row)
}

/** With the reported thing, as far as the reporter may still see it. */
function selectReports(
  sql: Sql,
  isIt: Fragment,
  { viewerId, count }: { viewerId: string; count: number },
) {
  return sql<Row[]>`
    select r.id as _id, r.kind, r.reason, r.rule, r.detail, team.name as jehub, r.state, r.created_at, r.closed_at,
      case when ${isVisible(sql, viewerId)} then json_build_object('_id', p.id::text, 'kind', p.kind,
        'title', p.title, 'username', pu.username) end as post,
      case when c.id is not null then json_build_object('_id', c.id::text,
        'content', left(c.content, ${TITLE_LENGTH})) end as comment,
      u.username, h.name as hub_name, (h.closed_at is null) is true as is_hub_open
    from (
      select r.* from reports r where ${isIt} order by r.id desc ${limitTo(sql, count)}
    ) r
    left join hubs team on team.id = r.hub_id
    left join comments c on r.kind = 'comment' and c.id = r.thing_id and c.state = 'live'
      and ${isNotBlocked(sql, viewerId, sql`c.author_id`)}
    left join posts p on p.id = coalesce(c.post_id, case when r.kind in ('post', 'clip') then r.thing_id end)
    left join post_stats s on s.post_id = p.id
    left join users pu on pu.id = p.author_id
    left join hubs h on r.kind = 'jehub' and h.id = r.thing_id
    left join users u on r.kind = 'user' and u.id = r.thing_id and ${isNotBlocked(sql, viewerId, sql`u.id`)}
    order by r.id desc`
}

function toReport({ post, comment, username, hubName, isHubOpen, ...report }: Row): Report {
  return { ...report, thing: thingOf({ post, comment, username, hubName, isHubOpen }) }
}

function thingOf(row: Pick<Row, 'post' | 'comment' | 'username' | 'hubName' | 'isHubOpen'>) {
  const { post, comment, username, hubName, isHubOpen } = row
  if (username) return { title: `@${username}`, path: `/je/${username}` }
  if (hubName) {
    return { title: hubName, path: isHubOpen ? `/jehub/${encodeURIComponent(hubName)}` : null }
  }
  if (!post) return null
  const path = postPath({ ...post, user: { username: post.username } })
  return comment
    ? { title: comment.content, path: `${path}?comment=${comment._id}` }
    : { title: post.title, path }
}
