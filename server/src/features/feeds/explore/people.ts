import type { PlaceName } from '@jes/contract/core/districts'
import type { ListedUser } from '@jes/contract/core/users'
import type { SuggestedUser } from '@jes/contract/feeds/explore'
import { selectSummary } from '#features/core/users/queries.ts'
import { DELETED_USER_ID, isNotShunned, isPublic } from '#features/core/visibility/rule.ts'
import { showsFollows } from '#features/people/follows/hiding.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { selectBeside, selectMine, selectPassed } from './near.ts'

const MY_FRIENDS = 50
const FOLLOWED_BY_EACH = 20
/** How many of the nearest, and of the most followed, are read in full. */
const NEAREST = 60
const FAMOUS = 300

type Row = Omit<SuggestedUser, 'why'> & SuggestedUser['why']

/** People to follow: first those near to a member, then those with many followers. */
export async function listPeopleToFollow(sql: Sql, viewerId: string | null, count: number) {
  const near = viewerId === null ? [] : await listNear(sql, viewerId, count)
  if (near.length === count) return near
  const rest = { without: near, count: count - near.length }
  return [...near, ...(await listPopular(sql, viewerId, rest))]
}

/** In the same public hubs, or followed by those whom the member follows; anybody can see both on their pages. */
async function listNear(sql: Sql, viewerId: string, count: number) {
  const rows = await sql<Row[]>`
    with mine as materialized (${selectMine(sql, viewerId)}),
    beside as materialized (${selectBeside(sql, viewerId)}),
    followed as materialized (
      select n.followed_id as user_id, count(*)::int as friends, min(n.friend_id) as friend_id
      from (
        select n.followed_id, f.followed_id as friend_id
        from (
          select f.followed_id from follows f
          join users u on u.id = f.followed_id and ${showsFollows(sql)}
          where f.follower_id = ${viewerId} and ${isNotShunned(sql, viewerId, sql`f.followed_id`)}
          order by f.created_at desc
          ${limitTo(sql, MY_FRIENDS)}
        ) f
        cross join lateral (
          select n.followed_id from follows n
          where n.follower_id = f.followed_id
          order by n.created_at desc
          ${limitTo(sql, FOLLOWED_BY_EACH)}
        ) n
      ) n
      group by n.followed_id
    ),
    nearest as (
      select coalesce(f.user_id, b.user_id) as user_id, f.friends, f.friend_id, b.hubs, b.hub,
        2 * coalesce(f.friends, 0) + coalesce(b.hubs, 0) as nearness
      from followed f
      full join beside b on b.user_id = f.user_id
    )
    select ${selectSummary(sql)}, u.bio, u.is_private, false as is_followed,
      case when n.friends is not null then 'follows' else 'hubs' end as reason,
      case when n.friends is not null then (select x.username from users x where x.id = n.friend_id)
        else n.hub end as name,
      coalesce(n.friends, n.hubs) as count
    from (
      select n.* from nearest n
      where ${isToFollow(sql, viewerId, sql`n.user_id`)}
      order by n.nearness desc, n.user_id desc
      ${limitTo(sql, NEAREST)}
    ) n
    join users u on u.id = n.user_id and (u.suspended_until > now()) is not true
      and (n.friends is null or ${showsFollows(sql)})
    order by n.nearness desc, u.follower_count desc, u.id desc
    ${limitTo(sql, count)}`
  return rows.map(toSuggestion)
}

type OfDistrict = { district: PlaceName; count: number }

/** Those who show on their profiles that they are of a district, the most followed first. */
export function listPeopleOfDistrict(
  sql: Sql,
  viewerId: string,
  { district: { en, ne }, count }: OfDistrict,
) {
  return sql<ListedUser[]>`
    select ${selectSummary(sql)}, u.bio, u.is_private, false as is_followed
    from (
      select u.* from users u
      where lower(u.district) in (${en.toLowerCase()}, ${ne})
      order by u.follower_count desc, u.id desc
      ${limitTo(sql, FAMOUS)}
    ) u
    where (u.suspended_until > now()) is not true and ${isToFollow(sql, viewerId, sql`u.id`)}
    order by u.follower_count desc, u.id desc
    ${limitTo(sql, count)}`
}

type Rest = { without: SuggestedUser[]; count: number }

/** The most followed members who posted in the last month. */
async function listPopular(sql: Sql, viewerId: string | null, { without, count }: Rest) {
  const isOpen = viewerId === null ? sql`true` : isToFollow(sql, viewerId, sql`u.id`)
  const rows = await sql<Row[]>`
    select ${selectSummary(sql)}, u.bio, u.is_private, ${viewerId === null ? null : false}::boolean as is_followed,
      'popular' as reason, null as name, u.follower_count as count
    from (
      select u.* from users u
      where u.follower_count > 0
      order by u.follower_count desc, u.id desc
      ${limitTo(sql, FAMOUS)}
    ) u
    where (u.suspended_until > now()) is not true and u.id <> ${DELETED_USER_ID} and ${isOpen}
      and u.id <> all(${without.map(({ _id }) => _id)}::bigint[])
      and exists (
        select from post_stats s
        where s.author_id = u.id and ${isPublic(sql, null)}
          and s.post_id > (extract(epoch from now() - interval '30 days') * 1000)::bigint << 16)
    order by u.follower_count desc, u.id desc
    ${limitTo(sql, count)}`
  return rows.map(toSuggestion)
}

/** SQL condition: somebody else whom the member neither follows, asked nor dismissed, without a block between them. */
function isToFollow(sql: Sql, viewerId: string, userId: Fragment) {
  return sql`
    (${userId} <> ${viewerId} and ${isNotShunned(sql, viewerId, userId)}
      and ${userId} <> all (array(
        select f.followed_id from follows f where f.follower_id = ${viewerId}
        union all
        select r.followed_id from follow_requests r where r.follower_id = ${viewerId}))
      and ${userId} <> all (${selectPassed(sql, viewerId, 'user')}))`
}

function toSuggestion({ reason, name, count, ...user }: Row): SuggestedUser {
  return { ...user, why: { reason, name, count } }
}
