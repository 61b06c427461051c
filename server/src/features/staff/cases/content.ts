import type { Content } from '@jes/contract/staff/cases'
import { userJson } from '#features/core/users/queries.ts'
import { isReadable } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { type HubRow, hubJson, toHubRef } from './hubRef.ts'
import { pathOf } from './rows.ts'
import { findWord } from './words.ts'

const SHOWN_LENGTH = 500

type ContentListRequest = {
  kind: Content['kind']
  state?: 'live' | 'held' | 'removed' | undefined
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}
type ContentAddress = Parameters<typeof pathOf>[0]
type Row = Omit<Content, 'path' | 'jehub'> & { place: ContentAddress | null; jehub: HubRow | null }

/** Posts and comments in any state, latest first; of private hubs only what was reported to the site. */
export async function listContent(sql: Sql, query: ContentListRequest, { id: viewerId }: Viewer) {
  const { kind, limit, cursor, q = '' } = query
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const condition = sql`
    ${before ? sql`x.id < ${before}` : sql`true`} and ${isOfKind(sql, query)} and ${isForStaff(sql, kind)}`
  const { ids, next } =
    q === '' || q.startsWith('@')
      ? await listIds(sql, query, sql`${condition} and ${isBy(sql, q)}`)
      : await findWord(sql, { kind, word: q, limit }, condition)
  const rows = await sql<Row[]>`${selectContent(sql, kind, viewerId)}
    where x.id = any(${ids}::bigint[])
    order by x.id desc`
  return { content: rows.map(toContent), nextCursor: next && writeCursor(next) }
}

async function listIds(sql: Sql, { kind, limit }: ContentListRequest, condition: Fragment) {
  const rows = await sql<{ id: string }[]>`
    select x.id from ${tableOf(sql, kind)} x
    where ${condition}
    order by x.id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => id)
  return { ids: shown.map(({ id }) => id), next: nextCursor }
}

function tableOf(sql: Sql, kind: Content['kind']) {
  return kind === 'comment' ? sql`comments` : sql`posts`
}

/** Written as in the partial indexes. */
function isOfKind(sql: Sql, { kind, state }: ContentListRequest) {
  const isKind = {
    post: sql`x.kind <> 'clip'`,
    clip: sql`x.kind = 'clip'`,
    comment: sql`true`,
  }[kind]
  if (!state) return isKind
  if (state === 'live') return sql`${isKind} and x.state = 'live'`
  return sql`${isKind} and x.state in ('removed', 'held') and x.state = ${state}`
}

function isBy(sql: Sql, q: string) {
  if (q === '') return sql`true`
  return sql`x.author_id = (select u.id from users u where u.username = ${q.slice(1).toLowerCase()})`
}

function isForStaff(sql: Sql, kind: Content['kind']) {
  const postId = kind === 'comment' ? sql`x.post_id` : sql`x.id`
  return sql`
    (not (select s.is_private from post_stats s where s.post_id = ${postId})
      or exists (select from cases c where c.kind = ${kind} and c.thing_id = x.id))`
}

function selectContent(sql: Sql, kind: Content['kind'], viewerId: string) {
  const isComment = kind === 'comment'
  return sql`
    select x.id as _id, ${kind}::text as kind, ${userJson(sql, 'u')} as user, ${hubJson(sql)} as jehub,
      ${isComment ? sql`''` : sql`p.title`} as title, left(x.content, ${SHOWN_LENGTH}) as content,
      x.state, ${isComment ? sql`null::text` : sql`p.label`} as label, x.created_at,
      case when ${isReadable(sql, viewerId)} ${isComment ? sql`and x.state = 'live'` : sql``} then
        json_build_object('_id', p.id::text, 'kind', p.kind, 'title', p.title, 'username', pu.username,
          'comment', ${isComment ? sql`x.id::text` : sql`null`}) end as place
    from ${tableOf(sql, kind)} x
    join posts p on p.id = ${isComment ? sql`x.post_id` : sql`x.id`}
    join post_stats s on s.post_id = p.id
    join users u on u.id = x.author_id
    join users pu on pu.id = p.author_id
    left join hubs h on h.id = p.hub_id`
}

function toContent({ place, jehub, ...row }: Row): Content {
  return { ...row, jehub: toHubRef(jehub), path: place && pathOf(place) }
}
