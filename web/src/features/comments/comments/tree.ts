import type { Comment, CommentPage } from '@jes/contract/comments/comments'
import type { InfiniteData } from '@tanstack/react-query'

export type CommentList = InfiniteData<CommentPage>
export type Change = (comment: Comment) => Comment
export type Side = 'start' | 'end'
/** The position of a comment: its parent or page, and its index. */
export type Spot = { parent: string | null; page: number; index: number }
type Pages = (comments: Comment[], page: number) => Comment[]

/** Inserts a comment below its parent, once; if the parent is not shown, nothing changes. */
export function insertComment(list: CommentList, comment: Comment, side: Side): CommentList {
  if (findComment(list, comment._id))
    return changeComment(list, comment._id, ({ replies, repliesCursor }) => ({
      ...comment,
      replies,
      repliesCursor,
    }))
  if (comment.parentComment !== null)
    return changeComment(list, comment.parentComment, (parent) => ({
      ...parent,
      replies: put(parent.replies, comment, side),
      replyCount: parent.replyCount + 1,
    }))
  const page = side === 'start' ? 0 : list.pages.length - 1
  return mapPages(list, (comments, at) => (at === page ? put(comments, comment, side) : comments))
}

export function spotOf(list: CommentList, id: string): Spot | null {
  for (const [page, { comments }] of list.pages.entries()) {
    const path = pathAmong(comments, id)
    if (path.length === 0) continue
    const parent = path.at(-2)
    const index = (parent?.replies ?? comments).findIndex(({ _id }) => _id === id)
    return { parent: parent?._id ?? null, page, index }
  }
  return null
}

/** Puts a comment back to its position, if that still exists and nobody else restored it. */
export function putBackComment(list: CommentList, comment: Comment, spot: Spot): CommentList {
  const { parent, page, index } = spot
  if (findComment(list, comment._id)) return insertComment(list, comment, 'end')
  if (parent !== null)
    return changeComment(list, parent, (now) => ({
      ...now,
      replies: now.replies.toSpliced(index, 0, comment),
      replyCount: now.replyCount + 1,
    }))
  return mapPages(list, (comments, at) =>
    at === page ? comments.toSpliced(index, 0, comment) : comments,
  )
}

export function changeComment(list: CommentList, id: string, change: Change): CommentList {
  return mapPages(list, (comments) => changeAmong(comments, id, change))
}

/** Removes a comment, and the placeholders above that were shown only for it. */
export function takeOutComment(list: CommentList, id: string): CommentList {
  return mapPages(list, (comments) => takeOutFrom(comments, id))
}

/** The placeholder of a comment. */
export function emptied(comment: Comment): Comment {
  const nothing = { user: null, content: '', body: [], state: 'deleted' as const }
  const noRights = {
    canEdit: false,
    canDelete: false,
    canPin: false,
    canModerate: false,
    isPinned: false,
  }
  return { ...comment, ...nothing, ...noRights }
}

/** One comment is pinned above the others; it replaces the one before. */
export function pinComment(list: CommentList, id: string, isPinned: boolean): CommentList {
  const found = topLevel(list).find(({ _id }) => _id === id)
  if (!found) return list
  if (!isPinned) return changeComment(list, id, (comment) => ({ ...comment, isPinned }))
  return mapPages(list, (comments, at) => {
    const others = comments
      .filter(({ _id }) => _id !== id)
      .map((comment) => (comment.isPinned ? { ...comment, isPinned: false } : comment))
    return at === 0 ? [{ ...found, isPinned }, ...others] : others
  })
}

/** Adds the next replies to a comment; without a cursor they are complete. */
export function mergeReplies(
  list: CommentList,
  parentId: string,
  replies: readonly Comment[],
  repliesCursor: string | null,
): CommentList {
  return changeComment(list, parentId, (parent) => {
    const here = new Set(parent.replies.map(({ _id }) => _id))
    const all = [...parent.replies, ...replies.filter(({ _id }) => !here.has(_id))]
    // Replies of blocked people are counted but never come: nobody should wait for them.
    const replyCount = repliesCursor === null ? all.length : parent.replyCount
    return { ...parent, replies: all, repliesCursor, replyCount }
  })
}

export function findComment(list: CommentList | undefined, id: string): Comment | undefined {
  return pathTo(list, id).at(-1)
}

/** From the top down to a comment, itself the last; empty if it is not shown. */
export function pathTo(list: CommentList | undefined, id: string): Comment[] {
  for (const { comments } of list?.pages ?? []) {
    const path = pathAmong(comments, id)
    if (path.length > 0) return path
  }
  return []
}

/** The comments on the post itself; one that moved between two pages is shown where it came first. */
export function topLevel(list: CommentList | undefined): Comment[] {
  const comments = new Map<string, Comment>()
  for (const page of list?.pages ?? [])
    for (const comment of page.comments)
      if (!comments.has(comment._id)) comments.set(comment._id, comment)
  return [...comments.values()]
}

/** How many replies a comment has, as far as they are loaded or counted. */
export function countBelow({ replyCount, replies }: Comment): number {
  return replies.reduce(
    (sum, reply) => sum + countBelow(reply),
    Math.max(replyCount, replies.length),
  )
}

function mapPages(list: CommentList, change: Pages): CommentList {
  const pages = list.pages.map((page, at) => {
    const comments = change(page.comments, at)
    return comments === page.comments ? page : { ...page, comments }
  })
  return pages.every((page, at) => page === list.pages[at]) ? list : { ...list, pages }
}

/** Unchanged comments stay the same objects, so that they are not rendered again. */
function changeAmong(comments: Comment[], id: string, change: Change): Comment[] {
  for (const [at, comment] of comments.entries()) {
    if (comment._id === id) return comments.with(at, change(comment))
    const replies = changeAmong(comment.replies, id, change)
    if (replies !== comment.replies) return comments.with(at, { ...comment, replies })
  }
  return comments
}

function takeOutFrom(comments: Comment[], id: string): Comment[] {
  for (const [at, comment] of comments.entries()) {
    if (comment._id === id) return comments.toSpliced(at, 1)
    const replies = takeOutFrom(comment.replies, id)
    if (replies === comment.replies) continue
    const replyCount = comment.replyCount - (comment.replies.length - replies.length)
    const isEmptyPlace = comment.state !== 'live' && replyCount === 0 && replies.length === 0
    return isEmptyPlace
      ? comments.toSpliced(at, 1)
      : comments.with(at, { ...comment, replies, replyCount })
  }
  return comments
}

/** A pinned comment stays the first. */
function put(comments: Comment[], comment: Comment, side: Side) {
  const first = comments[0]?.isPinned ? 1 : 0
  return comments.toSpliced(side === 'start' ? first : comments.length, 0, comment)
}

function pathAmong(comments: readonly Comment[], id: string): Comment[] {
  for (const comment of comments) {
    if (comment._id === id) return [comment]
    const below = pathAmong(comment.replies, id)
    if (below.length > 0) return [comment, ...below]
  }
  return []
}
