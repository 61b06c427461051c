import type { Comment, ProfileComment } from '@jes/contract/comments/comments'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { keyFor } from '#lib/keys.ts'
import { isLatest } from './api.ts'
import {
  type Change,
  type CommentList,
  changeComment,
  findComment,
  insertComment,
  putBackComment,
  spotOf,
  takeOutComment,
} from './tree.ts'

export function changeLists(
  client: QueryClient,
  postId: string,
  change: (list: CommentList) => CommentList,
) {
  client.setQueriesData<CommentList>(
    { queryKey: keyFor('comments', postId) },
    (list) => list && change(list),
  )
}

type ProfileList = InfiniteData<{ comments: ProfileComment[] }>

/** Changes a comment wherever it is shown: under its post, and among those of its author. */
export function changeEverywhere(client: QueryClient, postId: string, id: string, change: Change) {
  const isIt = ({ comment }: ProfileComment) => comment._id === id
  const changeRow = (row: ProfileComment) =>
    isIt(row) ? { ...row, comment: change(row.comment) } : row
  changeLists(client, postId, (list) => changeComment(list, id, change))
  client.setQueriesData<ProfileList>({ queryKey: keyFor('comments by') }, (list) => {
    // A list that does not hold the comment stays as it is, and as old.
    if (!list?.pages.some(({ comments }) => comments.some(isIt))) return undefined
    const pages = list.pages.map((page) => ({ ...page, comments: page.comments.map(changeRow) }))
    return { ...list, pages }
  })
}

/** One is gone, or back: the list of its author is fetched anew when somebody next looks at it. */
export function forgetProfiles(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keyFor('comments by') })
}

/** Removes a comment from all lists; returns how to put it, or its new state, back. */
export function takeOut(client: QueryClient, postId: string, id: string) {
  const spots = client
    .getQueriesData<CommentList>({ queryKey: keyFor('comments', postId) })
    .flatMap(([key, list]) => {
      const spot = list && spotOf(list, id)
      return spot ? [{ key, spot }] : []
    })
  changeLists(client, postId, (list) => takeOutComment(list, id))
  return (comment: Comment) => {
    for (const { key, spot } of spots)
      client.setQueryData<CommentList>(key, (list) => list && putBackComment(list, comment, spot))
  }
}

/** My own comes first; a reply of others last, and a comment of others where the newest are. */
export function place(client: QueryClient, comment: Comment, isMine: boolean) {
  for (const [key, list] of client.getQueriesData<CommentList>({
    queryKey: keyFor('comments', comment.ad),
  })) {
    const [, , view, sort] = key
    const isReply = comment.parentComment !== null
    if (!list || (view === 'thread' && !isReply)) continue
    const isAtEnd = !isMine && (isReply || sort === 'old')
    client.setQueryData(key, insertComment(list, comment, isAtEnd ? 'end' : 'start'))
  }
}

export function findAnywhere(client: QueryClient, postId: string, id: string) {
  for (const [, list] of client.getQueriesData<CommentList>({
    queryKey: keyFor('comments', postId),
  })) {
    const found = findComment(list, id)
    if (found) return found
  }
  return undefined
}

/** Up to which moment all lists of a post are current. */
export function lastKnown(client: QueryClient, postId: string) {
  const moments = client
    .getQueriesData<CommentList>({ queryKey: keyFor('comments', postId) })
    .flatMap(([, list]) => list?.pages[0]?.at ?? [])
  return moments.sort()[0]
}

/** Sets the number of live comments of a post in its lists and cards; `at` is when the server knew it. */
export function setTotal(
  client: QueryClient,
  postId: string,
  total: (now: number) => number,
  at?: string,
) {
  if (at && !isLatest(client, postId, at)) return
  changeLists(client, postId, (list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, total: total(page.total) })),
  }))
  changePost(client, postId, (post) => ({ ...post, commentCount: total(post.commentCount) }))
}
