import type { HubQuery, HubRole, HubSummary } from '@jes/contract/hubs/hubs'
import { cleanText } from '@jes/contract/lib/text'
import { hubKey, toTag } from '#features/core/hubAccess/names.ts'
import { readTyped, type Typed } from '#features/core/searchIndex/typed.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { literal } from '#lib/like.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import { type HubRow, isListed, selectHub, toSummary } from './rows.ts'

type Sort = HubQuery['sort']
/** Only the first words of a search count; nobody types more. */
const MOST_WORDS = 8

/** Hubs by members, age or name; paged by cursor, or by page number. */
export async function listHubs(sql: Sql, query: HubQuery, viewerId: string | null) {
  const { sort, limit, cursor } = query
  const [members, id, number, counted] = cursor
    ? readCursor(cursor, ['int', 'id', 'count', 'count'])
    : []
  const currentPage = number ?? query.page
  const condition = matches(sql, query, viewerId)
  const [rows, total] = await Promise.all([
    sql<HubRow[]>`
      select ${selectHub(sql, viewerId)}
      from (
        select h.* from hubs h
        where ${isListed(sql, viewerId)} and ${condition}
          ${id ? sql`and ${isBehind(sql, sort, { members: members!, id })}` : sql``}
        order by ${ORDERS[sort](sql)}
        offset ${id ? 0 : (query.page - 1) * limit} ${limitTo(sql, limit + 1)}
      ) h
      order by ${ORDERS[sort](sql)}`,
    counted ?? countHubs(sql, condition, viewerId),
  ])

  const { shown, nextCursor } = cutPage(rows, limit, (last) =>
    writeCursor(last.memberCount, last._id, currentPage + 1, total),
  )
  return {
    jehubs: shown.map(toSummary),
    currentPage,
    totalPages: Math.ceil(total / limit),
    total,
    nextCursor,
  }
}

/** The public hubs with the most members. */
export async function listPopular(sql: Sql, limit: number, viewerId: string | null) {
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)} from hubs h
    where ${isListed(sql, null)}
    order by ${ORDERS.popular(sql)} ${limitTo(sql, limit)}`
  return rows.map(toSummary)
}

/** The tags of the thousand largest public hubs, the most used first. */
export function listTags(sql: Sql) {
  return sql<{ tag: string; count: number }[]>`
    select t.tag, count(*)::int as count
    from (
      select h.tags from hubs h where ${isListed(sql, null)} order by ${ORDERS.popular(sql)} limit 1000
    ) h, unnest(h.tags) t(tag)
    group by t.tag
    order by count(*) desc, t.tag
    limit 30`
}

/** A member's hubs, those where they posted recently first. */
export async function listMine(sql: Sql, viewerId: string) {
  const rows = await sql<(HubRow & { myRole: HubRole })[]>`
    select ${selectHub(sql, viewerId)}, me.role as my_role
    from hub_members me
    join hubs h on h.id = me.hub_id and h.closed_at is null
    left join (
      select s.hub_id, max(s.post_id) as post_id
      from (
        select s.hub_id, s.post_id from post_stats s
        where s.author_id = ${viewerId} and s.is_live
        order by s.post_id desc
        limit 200
      ) s
      group by s.hub_id
    ) of_late on of_late.hub_id = h.id
    where me.user_id = ${viewerId}
    order by of_late.post_id desc nulls last, h.name_key
    limit 1000`
  return rows.map(toSummary)
}

/** Public hubs that share tags with a given one: among the largest of them those that share the most. */
export async function listRelated(
  sql: Sql,
  hubId: string,
  viewerId: string | null,
): Promise<HubSummary[]> {
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)}
    from (
      select near.* from (
        select h.*, (
          select count(*) from unnest(h.tags) t(tag) where t.tag = any(own.tags)) as shared
        from hubs own
        join hubs h on h.tags && own.tags and h.id <> own.id
        where own.id = ${hubId} and ${isListed(sql, null)}
        order by ${ORDERS.popular(sql)}
        limit 200
      ) near
      order by near.shared desc, near.member_count desc, near.id desc
      limit 5
    ) h
    order by h.shared desc, ${ORDERS.popular(sql)}`
  return rows.map(toSummary)
}

const ORDERS: Record<Sort, (sql: Sql) => Fragment> = {
  popular: (sql) => sql`h.member_count desc, h.id desc`,
  new: (sql) => sql`h.id desc`,
  az: (sql) => sql`h.name_key`,
}

/** SQL condition: after the last row of the previous page. */
function isBehind(sql: Sql, sort: Sort, { members, id }: { members: number; id: string }) {
  if (sort === 'popular') return sql`(h.member_count, h.id) < (${members}, ${id})`
  if (sort === 'new') return sql`h.id < ${id}`
  return sql`h.name_key > (select last.name_key from hubs last where last.id = ${id})`
}

type HubFilter = Pick<HubQuery, 'q' | 'tag' | 'joined'>

function matches(sql: Sql, { q, tag, joined }: HubFilter, viewerId: string | null) {
  const parts = [
    ...hasWords(sql, q ?? ''),
    ...(tag ? [sql`h.tags @> array[${toTag(tag)}]`] : []),
    ...(joined === 'true' ? [isJoined(sql, viewerId)] : []),
  ]
  return parts.reduce((all, part) => sql`${all} and ${part}`, sql`true`)
}

function isJoined(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`false`
  return sql`h.id = any (array(select m.hub_id from hub_members m where m.user_id = ${viewerId}))`
}

/**
 * SQL condition: each typed word is the prefix of a word of the name or description, or is one of them in the other
 * script.
 */
function hasWords(sql: Sql, q: string) {
  const words = cleanText(q).toLowerCase().split(/\s+/).filter(Boolean)
  return words.slice(0, MOST_WORDS).map(
    (word) => sql`
      ((' ' || h.name_key) like ${`% ${literal(hubKey(word))}%`}
        or (' ' || lower(h.description)) like ${`% ${literal(word)}%`}
        or ${hasKeys(sql, readTyped(word))})`,
  )
}

function hasKeys(sql: Sql, { words, named, described }: Typed) {
  return words.length === 0
    ? sql`false`
    : sql`h.search_words @@ ${`(${named[3]}) | (${described})`}::tsquery`
}

async function countHubs(sql: Sql, condition: Fragment, viewerId: string | null) {
  const [{ total }] = await sql<[{ total: number }]>`
    select (
      (select count(*) from hubs h where ${isListed(sql, null)} and ${condition})
      + (select count(*) from hubs h where ${isMineAndPrivate(sql, viewerId)} and ${condition})
    )::int as total`
  return total
}

/** Counted separately, so that the many public hubs can be counted by their index. */
function isMineAndPrivate(sql: Sql, viewerId: string | null) {
  return sql`h.closed_at is null and h.is_private and ${isJoined(sql, viewerId)}`
}

/** One hub as lists show it, for a viewer who may know of it. */
export async function findSummary(sql: Sql, hubId: string, viewerId: string | null) {
  const [row] = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)} from hubs h where h.id = ${hubId} and h.closed_at is null`
  return row ? toSummary(row) : null
}
