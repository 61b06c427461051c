import type { Post } from '@jes/contract/posts/posts'
import type { Quote } from '@jes/contract/posts/quote'
import type { MuteScope } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { listMemberStats } from './memberStats.ts'
import { listPostStats, type PostStats } from './postStats.ts'
import { findQuotes } from './quotes.ts'
import { findWritings, SAID, type SaidPost, type Writing } from './writings.ts'

type PostOptions = {
  viewerId: string | null
  isWhole?: boolean
  /** For lists that show posts unasked: without what the viewer muted. */
  unmuted?: MuteScope
  /** For posts that are shown as quotes: without what they quote themselves. */
  isQuoted?: boolean
}

/** The posts with these ids that the viewer may see, in the order of the ids. */
export async function listPosts(sql: Sql, ids: string[], options: PostOptions) {
  if (ids.length === 0) return []
  const { viewerId, isWhole = false, unmuted = null, isQuoted = false } = options
  const allStats =
    viewerId === null || isWhole
      ? await listPostStats(sql, ids, { viewerId, isWhole, unmuted })
      : await listMemberStats(sql, ids, { viewerId, unmuted })
  if (allStats.length === 0) return []
  const [writings, quotes] = await Promise.all([
    findWritings(sql, allStats, { isWhole }),
    findQuotes(sql, isQuoted ? [] : allStats, {
      viewerId,
      list: (ids) =>
        listPosts(sql, ids, { viewerId, isQuoted: true, ...(unmuted && { unmuted: 'anywhere' }) }),
    }),
  ])

  const found = new Map<string, Post>()
  for (const stats of allStats) {
    const writing = writings.get(stats._id)
    if (writing) found.set(stats._id, toPost(writing, stats, quotes.get(stats._id) ?? null))
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function findPost(sql: Sql, id: string, viewerId: string | null) {
  const [post] = await listPosts(sql, [id], { viewerId, isWhole: true })
  return post ?? null
}

/** The post, or one refusal for a post that does not exist and one that the viewer may not see. */
export async function expectPost(sql: Sql, id: string, viewerId: string | null) {
  const post = await findPost(sql, id, viewerId)
  if (!post) throw notFound()
  return post
}

/** Field by field: twenty of these are made for every page, and this is the fastest way. */
function toPost(writing: Writing, stats: PostStats, quote: Quote | null): SaidPost {
  return {
    [SAID]: writing,
    _id: stats._id,
    kind: writing.kind,
    user: writing.user,
    jehub: writing.jehub,
    title: writing.title,
    content: writing.content,
    body: writing.body,
    isExcerpt: writing.isExcerpt,
    images: writing.images,
    link: writing.link,
    poll: stats.poll,
    clip: writing.clip,
    hashtags: writing.hashtags,
    mentions: writing.mentions,
    sensitive: writing.sensitive,
    warning: writing.warning,
    audience: stats.audience,
    commenters: stats.commenters,
    canComment: stats.canComment,
    language: writing.language,
    createdAt: writing.createdAt,
    editedAt: writing.editedAt,
    upVotes: stats.upVotes,
    downVotes: stats.downVotes,
    score: stats.score,
    userVote: stats.userVote,
    views: stats.views,
    commentCount: stats.commentCount,
    bookmarkCount: stats.bookmarkCount,
    isBookmarked: stats.isBookmarked,
    repostCount: stats.repostCount,
    isReposted: stats.isReposted,
    canRepost: stats.canRepost,
    canQuote: stats.canQuote,
    quote,
    repostedBy: null,
    canEdit: stats.canEdit,
    canDelete: stats.canDelete,
    canModerate: stats.canModerate,
    isPinned: stats.isPinned,
    isHubPinned: writing.isHubPinned,
    isLocked: writing.isLocked,
    label: writing.label,
    state: stats.state,
    removal: stats.removal,
    why: null,
  }
}
