import type { Language } from '@jes/contract/core/settings'
import { isNoMutedHub, isNotShunned, isPublic, isWelcome } from '#features/core/visibility/rule.ts'
import type { Weights } from '#features/feeds/feedConfigs/queries.ts'
import { isRecent, isSeen, isUnseen } from '#features/posts/impressions/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { type Candidate, FEW, type Voice } from './arrange.ts'
import { idHoursAgo, STRETCH } from './orders.ts'

/** The member whose home feed it is. */
export type Reader = { id: string; language: Language }

/** Somewhat more than the first stretch: some are too old, some are too many of one author. */
const MOST = STRETCH + 100
/** A new voice has fewer followers than this, and a post of the last day that fewer members were shown. */
const SMALL_FOLLOWING = 200
const FEW_MEMBERS = 100
/** In the unit of the rank: a post of a hub of which somebody wants fewer needs ten times the votes. */
const FEWER = 1

/**
 * The five newest posts of each followed person and what they reposted, the newest of followed hashtags, the ten best of
 * each joined hub, and a hundred popular posts, none of them seen. Older ones are read only if the last two weeks have few, and texts are read only for the best.
 */
export function listCandidates(sql: Sql, reader: Reader, weights: Weights) {
  const fortnight = idHoursAgo(14 * 24)
  return sql<Candidate[]>`
    with liked as (${listLiked(sql, reader.id)}),
    shown as materialized (
      select i.post_id, i.times, ${isSeen(sql)} as is_seen
      from impressions i
      where i.user_id = ${reader.id} and ${isRecent(sql)}
    ),
    followed as materialized (${listOfFollowed(sql, reader.id, sql`s.post_id > ${fortnight}`)}),
    reposted as materialized (${listReposted(sql, reader.id, fortnight)}),
    tagged as materialized (${listTagged(sql, reader.id, fortnight)}),
    candidates as (
      select f.*, 'following' as reason from followed f
      union
      (
        select f.*, 'following' from (${listOfFollowed(sql, reader.id, sql`s.post_id <= ${fortnight}`)}) f
        where (select count(*) from followed) < ${FEW}
      )
      union
      select r.* from reposted r
      union
      select t.* from tagged t
      union
      (${listOfHubs(sql, reader.id)})
      union
      (
        select s.post_id, s.author_id, s.hub_id, s.rank, ${reasonOf(sql, reader.id)}
        from post_stats s
        where ${isPublic(sql, reader.id)} and ${isNotShown(sql)} and s.author_id <> ${reader.id}
          and s.post_id not in (select r.post_id from reposted r)
          and s.post_id not in (select t.post_id from tagged t)
        order by s.rank desc, s.post_id desc
        limit 100
      )
    ),
    scored as (
      select c.post_id, c.author_id, c.hub_id,
        case
          when c.reason = 'following' then c.reason
          when ${isOfFewer(sql, reader.id)} then 'fewerOfHub'
          when l.affinity < 0 then 'fewerOfAuthor'
          else c.reason
        end as reason,
        c.rank
          + ${weights.source}::float8 * log10(
              case c.reason when 'following' then 1 + coalesce(l.affinity, 0) when 'hub' then 1 when 'hashtag' then 1
                else ${weights.discovery}::float8 end)
          + ${weights.affinity}::float8 * coalesce(l.affinity, 0)
          - ${FEWER}::float8 * ${isOfFewer(sql, reader.id)}::int
          - ${weights.shown}::float8 * coalesce(h.times, 0) as score
      from candidates c
      left join liked l on l.author_id = c.author_id
      left join shown h on h.post_id = c.post_id
    ),
    best as (select * from scored order by score desc ${limitTo(sql, MOST)})
    select b.post_id as id, b.author_id, b.hub_id, b.reason,
      b.score + ${weights.language}::float8 * (p.language = ${reader.language})::int as score
    from best b
    join posts p on p.id = b.post_id`
}

/** The five newest posts of each followed person in a time range. */
function listOfFollowed(sql: Sql, viewerId: string, isOfTime: Fragment) {
  return sql`
    select n.post_id, n.author_id, n.hub_id, n.rank
    from follows f
    cross join lateral (
      select s.post_id, s.author_id, s.hub_id, s.rank
      from post_stats s
      where s.author_id = f.followed_id and ${isWelcome(sql, viewerId)} and ${isNotShown(sql)} and ${isOfTime}
      order by s.post_id desc
      limit 5
    ) n
    where f.follower_id = ${viewerId} and ${isNotShunned(sql, viewerId, sql`f.followed_id`)}`
}

/** The five latest reposts of each followed person, the hundred latest of these. */
function listReposted(sql: Sql, viewerId: string, since: string) {
  return sql`
    select distinct s.post_id, s.author_id, s.hub_id, s.rank, ${reasonOf(sql, viewerId, sql`'repost'`)} as reason
    from (
      select n.post_id
      from follows f
      cross join lateral (
        select r.post_id, r.id from reposts r where r.user_id = f.followed_id and r.id > ${since}
        order by r.id desc
        limit 5
      ) n
      where f.follower_id = ${viewerId} and ${isNotShunned(sql, viewerId, sql`f.followed_id`)}
      order by n.id desc
      limit 100
    ) n
    join post_stats s on s.post_id = n.post_id
    where ${isWelcome(sql, viewerId)} and ${isNotShown(sql)} and s.author_id <> ${viewerId}`
}

/** The ten newest posts of each followed hashtag in all its spellings, the hundred newest of these. */
function listTagged(sql: Sql, viewerId: string, since: string) {
  return sql`
    select s.post_id, s.author_id, s.hub_id, s.rank, ${reasonOf(sql, viewerId, sql`'hashtag'`)} as reason
    from (
      select distinct n.post_id
      from hashtag_follows f
      join hashtags h on h.sound = f.sound
      cross join lateral (
        select p.post_id from post_hashtags p where p.tag = h.tag and p.post_id > ${since}
        order by p.post_id desc
        limit 10
      ) n
      where f.user_id = ${viewerId} and n.post_id not in (select r.post_id from reposted r)
      order by n.post_id desc
      limit 100
    ) n
    join post_stats s on s.post_id = n.post_id
    where ${isPublic(sql, viewerId)} and ${isNotShown(sql)} and s.author_id <> ${viewerId}`
}

/**
 * The ten best posts of each joined hub; muted hubs are left out first, because their posts would be dropped anyway.
 */
function listOfHubs(sql: Sql, viewerId: string) {
  return sql`
    select s.post_id, s.author_id, s.hub_id, s.rank, ${reasonOf(sql, viewerId)}
    from hub_members m
    cross join lateral (
      select s.post_id, s.author_id, s.hub_id, s.rank
      from post_stats s
      where s.hub_id = m.hub_id and ${isWelcome(sql, viewerId)} and ${isNotShown(sql)} and s.author_id <> ${viewerId}
      order by s.rank desc, s.post_id desc
      limit 10
    ) s
    where m.user_id = ${viewerId} and ${isNoMutedHub(sql, viewerId, sql`m.hub_id`)}`
}

/** SQL condition: the candidate `c` is of a hub of which the member wants fewer. */
function isOfFewer(sql: Sql, viewerId: string) {
  return sql`
    (c.hub_id = any (array(select x.hub_id from fewer_hubs x where x.user_id = ${viewerId})) is true)`
}

/** One reason for each post, whichever way it was found: otherwise it would be listed twice. */
function reasonOf(sql: Sql, viewerId: string, otherwise = sql`'popular'`) {
  return sql`
    case
      when s.author_id in (select f.followed_id from follows f where f.follower_id = ${viewerId}) then 'following'
      when s.hub_id in (select m.hub_id from hub_members m where m.user_id = ${viewerId}) then 'hub'
      else ${otherwise}
    end`
}

function isNotShown(sql: Sql) {
  return sql`s.post_id not in (select h.post_id from shown h where h.is_seen)`
}

/**
 * Affinity, -0.9 to 1: it grows with the member's reactions to an author, each halved every two weeks, and falls with posts
 * that are of no interest. What the member did before a reset counts no more, but for whom they follow.
 */
export function listLiked(sql: Sql, viewerId: string) {
  const ofPosts = (acts: Fragment) => sql`
    select s.author_id, a.weight, a.created_at
    from (${acts} order by created_at desc limit 200) a
    join post_stats s on s.post_id = a.post_id
    where a.created_at > coalesce(
      (select r.reset_at from feed_resets r where r.user_id = ${viewerId}), '-infinity')`
  return sql`
    select a.author_id,
      greatest(-0.9,
        1 - exp(-sum(a.weight * power(0.5, extract(epoch from now() - a.created_at)::float8 / 1209600)) / 10)
      ) as affinity
    from (
      ${ofPosts(sql`select post_id, created_at, 1 as weight from post_votes where user_id = ${viewerId} and value = 1`)}
      union all
      ${ofPosts(sql`select post_id, created_at, 3 as weight from bookmarks where user_id = ${viewerId}`)}
      union all
      ${ofPosts(sql`
        select post_id, created_at, 3 as weight
        from (
          select post_id, created_at from comments where author_id = ${viewerId} and state = 'live'
          order by id desc limit 200
        ) c`)}
      union all
      ${ofPosts(sql`
        select post_id, created_at, -4 as weight from hidden_posts
        where user_id = ${viewerId} and reason = 'notInterested'`)}
      union all
      select f.followed_id, 3, f.created_at from follows f where f.follower_id = ${viewerId}
    ) a
    group by a.author_id`
}

/** New posts that hardly anybody was shown yet, the least shown first. */
export function listVoices(sql: Sql, viewerId: string) {
  return sql<Voice[]>`
    select s.post_id as id, s.author_id
    from (
      select s.post_id, s.author_id
      from post_stats s
      where ${isPublic(sql, viewerId)} and ${isUnseen(sql, viewerId)} and s.author_id <> ${viewerId}
        and s.score >= 0 and s.post_id > ${idHoursAgo(24)}
      order by s.post_id desc
      limit 200
    ) s
    join users u on u.id = s.author_id
    left join post_impressions m on m.post_id = s.post_id
    where u.follower_count < ${SMALL_FOLLOWING} and coalesce(m.members, 0) < ${FEW_MEMBERS}
    order by coalesce(m.members, 0), s.post_id desc
    limit 60`
}
