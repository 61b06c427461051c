import type { Post } from '@jes/contract/posts/posts'
import {
  isOfTeam,
  isReadable,
  isUnmuted,
  isVisible,
  type MuteScope,
} from '#features/core/visibility/rule.ts'
import { isShownPin } from '#features/posts/pins/rule.ts'
import type { Sql } from '#lib/db.ts'

type Counted =
  | 'upVotes'
  | 'downVotes'
  | 'score'
  | 'commentCount'
  | 'bookmarkCount'
  | 'repostCount'
  | 'views'
type Personal =
  | 'userVote'
  | 'isBookmarked'
  | 'isReposted'
  | 'canRepost'
  | 'canQuote'
  | 'audience'
  | 'commenters'
  | 'canComment'
  | 'canEdit'
  | 'canDelete'
  | 'canModerate'
  | 'isPinned'
  | 'poll'
  | 'state'
  | 'removal'

/** The current counts of a post, and the viewer's vote, bookmark and permissions. */
export type PostStats = Pick<Post, '_id' | Counted | Personal> & {
  /** Changes whenever the post or its author's profile changes. */
  version: string
  quotedId: string | null
  quoteState: 'linked' | 'unlinked' | null
}

type PostStatsOptions = { viewerId: string | null; isWhole: boolean; unmuted: MuteScope | null }

/** The stats of those posts that the viewer may see in a list, or on their own pages. */
export function listPostStats(
  sql: Sql,
  ids: string[],
  { viewerId, isWhole, unmuted }: PostStatsOptions,
) {
  return sql<PostStats[]>`
    select s.post_id as _id, s.up_votes, s.down_votes, s.score, s.comment_count, s.bookmark_count,
      s.repost_count, ${audienceIn(sql)} as audience, p.commenters, ${canComment(sql, viewerId)} as can_comment, r.id is not null as is_reposted, not s.is_private as can_repost,
      p.allows_quotes and not s.is_private as can_quote, p.quoted_id, p.quote_state,
      coalesce(w.views, 0)::int as views, ${isShownPin(sql)} as is_pinned,
      coalesce(v.value, 0) as user_vote, b.user_id is not null as is_bookmarked,
      (s.author_id = ${viewerId}::bigint) is true as can_edit,
      (s.author_id = ${viewerId}::bigint) is true as can_delete,
      ${isOfTeam(sql, viewerId)} as can_moderate,
      ${isWhole ? selectRemoval(sql) : sql`'live' as state, null as removal`},
      p.xmin || ' ' || u.xmin as version,
      (
        select json_build_object(
          'closesAt', to_char(q.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'isClosed', q.closes_at <= now(),
          'myChoice', (select c.position from poll_votes c
                       where c.post_id = q.post_id and c.user_id = ${viewerId}::bigint),
          'options', (select json_agg(json_build_object('text', o.text, 'votes', o.votes) order by o.position)
                      from poll_options o where o.post_id = q.post_id))
        from polls q where q.post_id = s.post_id
      ) as poll
    from post_stats s
    join posts p on p.id = s.post_id
    join users u on u.id = s.author_id
    left join pinned_posts n on n.post_id = s.post_id and n.user_id = s.author_id
    left join post_views w on w.post_id = s.post_id
    left join post_votes v on v.post_id = s.post_id and v.user_id = ${viewerId}::bigint
    left join bookmarks b on b.post_id = s.post_id and b.user_id = ${viewerId}::bigint
    left join reposts r on r.post_id = s.post_id and r.user_id = ${viewerId}::bigint
    where s.post_id = any(${ids}::bigint[]) 
      and ${isWhole ? isReadable(sql, viewerId) : isVisible(sql, viewerId)}
      ${unmuted && viewerId ? sql`and ${isUnmuted(sql, viewerId, unmuted)}` : sql``}`
}

/** Null in the table: everybody, or the followers of a private account. */
export function audienceIn(sql: Sql) {
  return sql`coalesce(s.audience, case when s.is_private and s.hub_id is null then 'followers' else 'everyone' end)`
}

/** Of nearly all posts known without a look at who follows whom. */
function canComment(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`p.commenters = 'everyone'`
  return sql`(p.commenters = 'everyone' or may_comment(p.commenters, p.author_id, p.id, ${viewerId}))`
}

/** The latest reason that the hub's team gave for removing a post. */
function selectRemoval(sql: Sql) {
  return sql`
    p.state,
    case when p.state = 'removed' then (
      select json_build_object('act', a.id::text, 'rule', a.rule, 'reason', a.reason)
      from mod_log a where a.post_id = s.post_id and a.action = 'removePost'
      order by a.id desc limit 1
    ) end as removal`
}
