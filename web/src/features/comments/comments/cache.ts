import type { Comment } from '@jes/contract/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { changePost } from '#features/core/postActions/cache.ts'
import { isLatest, listsKey } from './api.ts'
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
  client.setQueriesData<CommentList>({ queryKey: listsKey(postId) }, (list) => list && change(list))
}

/** Changes a comment wherever it is shown. */
export function changeEverywhere(client: QueryClient, postId: string, id: string, change: Change) {
  changeLists(client, postId, (list) => changeComment(list, id, change))
}

/** Takes a comment out of all lists; answers how to put it, or what became of it, back where it was. */
export function takeOut(client: QueryClient, postId: string, id: string) {
  const spots = client
    .getQueriesData<CommentList>({ queryKey: listsKey(postId) })
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

/** My own stands first, where I look; that of another reply last, and another's comment where the newest belong. */
export function place(client: QueryClient, comment: Comment, isMine: boolean) {
  for (const [key, list] of client.getQueriesData<CommentList>({
    queryKey: listsKey(comment.ad),
  })) {
    const [, , view, sort] = key
    const isReply = comment.parentComment !== null
    if (!list || (view === 'thread' && !isReply)) continue
    const isAtEnd = !isMine && (isReply || sort === 'old')
    client.setQueryData(key, insertComment(list, comment, isAtEnd ? 'end' : 'start'))
  }
}

export function findAnywhere(client: QueryClient, postId: string, id: string) {
  for (const [, list] of client.getQueriesData<CommentList>({ queryKey: listsKey(postId) })) {
    const found = findComment(list, id)
    if (found) return found
  }
  return undefined
}

/** Up to which moment all lists of a post are the truth. */
export function lastKnown(client: QueryClient, postId: string) {
  const moments = client
    .getQueriesData<CommentList>({ queryKey: listsKey(postId) })
    .flatMap(([, list]) => list?.pages[0]?.at ?? [])
  return moments.sort()[0]
}

/** How many live comments a post has, as its lists and its cards say it; `at` is when the server knew it. */
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
