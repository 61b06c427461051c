import type { Comment } from '@jes/contract/comments/comments'
import type { VerifiedAs } from '@jes/contract/core/users'
import { isOfTeam, isVisible } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { urlIn } from '#lib/mediaUrl.ts'
import { writeBeginning, writePlace } from './orders.ts'

/** A comment as the database returns it; without an author it is only a placeholder. */
export type CommentRow = Omit<Comment, 'user' | 'body' | 'replies' | 'repliesCursor'> & {
  body: Comment['body'] | null
  authorId: string | null
  username: string
  displayName: string
  image: string | null
  isPremium: boolean
  verifiedAs: VerifiedAs | null
  wilson: number
}

/** The reader, and whom a block hides from them. */
export type Reader = {
  viewerId: string | null
  blocked: string[]
  /**
   * Whom the reader muted, and whether they muted words too: such comments are folded. Absent where nothing is muted.
   */
  muted?: { ids: string[]; hasWords: boolean }
}
/** What is already known of the post whose comments are read, so that it is not queried again. */
export type KnownPost = { authorId: string; pinnedId: string | null; canModerate?: boolean }
type CommentRowsRequest = { ids: string[]; reader: Reader; post?: KnownPost | undefined }

/**
 * SQL condition: the comment is shown to the reader. For somebody blocked, in either direction, a placeholder stays
 * while there are replies, as for a deleted comment.
 */
export function hasPlace(sql: Sql, { blocked }: Reader, table: 'c' | 'r') {
  const comment = sql(table)
  if (blocked.length === 0) return sql`${comment}.is_shown`
  return sql`
    (${comment}.is_shown and (${comment}.reply_count > 0
      or ${comment}.author_id <> all(${blocked}::bigint[])))`
}

/**
 * Selects the comments `c` that `from` finds, starting at these ids, as the reader sees them. Text, author and votes
 * of deleted comments and of blocked people do not leave the database. It names as few tables as possible: PostgreSQL
 * takes longer to plan it than to run it.
 */
export function selectComments(
  sql: Sql,
  from: Fragment,
  { ids, reader, post }: CommentRowsRequest,
) {
  const { viewerId, blocked } = reader
  const postAuthor = post ? sql`${post.authorId}::bigint` : sql`s.author_id`
  const pinned = post ? sql`${post.pinnedId}::bigint` : sql`p.pinned_comment_id`
  const isTeam = post ? sql`${post.canModerate ?? false}` : isOfTeam(sql, viewerId)
  const muted = reader.muted?.ids ?? []
  const hidden = blocked.length > 0 ? sql`coalesce(h.count, 0)` : sql`0`
  return sql`
    select c.id as _id, c.post_id as ad, c.parent_id as parent_comment, c.depth, c.created_at, c.wilson,
      case c.state when 'held' then 'removed' else c.state end as state,
      c.reply_count - ${hidden} as reply_count,
      u.id as author_id, u.username, u.display_name, ${urlIn(sql, sql`u.image`)} as image, (u.premium_until > now()) is true as is_premium, u.verified_as,
      case when u.id is null then '' else c.content end as content,
      case when u.id is not null then c.body end as body,
      case when u.id is not null then c.edited_at end as edited_at,
      case when u.id is null then 0 else c.up_votes end as up_votes,
      case when u.id is null then 0 else c.down_votes end as down_votes,
      case when u.id is null then 0 else c.score end as score,
      ${viewerId === null ? sql`0` : sql`coalesce(v.value, 0)`} as user_vote,
      ${muted.length > 0 ? sql`(u.id = any(${muted}::bigint[])) is true` : sql`false`} as is_muted,
      (u.id = ${postAuthor}) is true as is_author,
      (u.id is not null and ${pinned} = c.id) is true as is_pinned,
      (u.id = ${viewerId}::bigint) is true as can_edit,
      (u.id = ${viewerId}::bigint) is true as can_delete,
      (u.id is not null and c.parent_id is null and ${postAuthor} = ${viewerId}::bigint) is true as can_pin,
      c.state <> 'deleted' and ${isTeam} as can_moderate
    from ${from}
    ${post ? sql`` : sql`join post_stats s on s.post_id = c.post_id join posts p on p.id = c.post_id`}
    left join users u on u.id = c.author_id and c.state = 'live'
      ${blocked.length > 0 ? sql`and c.author_id <> all(${blocked}::bigint[])` : sql``}
    ${viewerId === null ? sql`` : joinVotes(sql, viewerId)}
    ${blocked.length > 0 ? joinHidden(sql, ids, blocked) : sql``}
    where ${hasPlace(sql, reader, 'c')} ${post ? sql`` : sql`and ${isVisible(sql, viewerId)}`}`
}

function joinVotes(sql: Sql, viewerId: string) {
  return sql`
    left join comment_votes v
      on v.comment_id = c.id and v.user_id = ${viewerId} and u.id is not null`
}

/** How many replies of blocked people are not shown at all under a comment. */
function joinHidden(sql: Sql, ids: string[], blocked: string[]) {
  return sql`
    left join (
      select r.parent_id, count(*)::int as count
      from comments r
      where r.post_id in (select o.post_id from comments o where o.id = any(${ids}::bigint[]))
        and r.state = 'live' and r.reply_count = 0 and r.author_id = any(${blocked}::bigint[])
      group by r.parent_id
    ) h on h.parent_id = c.id`
}

/** The comment with its loaded replies, the best first. */
export function toComment(row: CommentRow, replies: CommentRow[] = []): Comment {
  return {
    _id: row._id,
    ad: row.ad,
    parentComment: row.parentComment,
    user:
      row.authorId === null
        ? null
        : {
            _id: row.authorId,
            username: row.username,
            displayName: row.displayName,
            image: row.image,
            isPremium: row.isPremium,
            verifiedAs: row.verifiedAs,
          },
    content: row.content,
    body: row.body ?? [],
    depth: row.depth,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    upVotes: row.upVotes,
    downVotes: row.downVotes,
    score: row.score,
    userVote: row.userVote,
    replyCount: row.replyCount,
    repliesCursor: cursorAfter(row, replies),
    state: row.state,
    isMuted: row.isMuted,
    isAuthor: row.isAuthor,
    isPinned: row.isPinned,
    canEdit: row.canEdit,
    canDelete: row.canDelete,
    canPin: row.canPin,
    canModerate: row.canModerate,
    replies: [],
  }
}

function cursorAfter({ replyCount }: CommentRow, replies: CommentRow[]) {
  const last = replies.at(-1)
  if (replies.length >= replyCount) return null
  return last ? writePlace('best', { key: last.wilson, id: last._id }) : writeBeginning()
}
