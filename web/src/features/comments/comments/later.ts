import { commentApi } from '@jes/contract/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { changeLists } from './cache.ts'
import { mergeReplies } from './tree.ts'

/** Replies have one order, the best first. The cursor of the next replies; without one, the first. */
type ReplyPage = { postId: string; parent: string; cursor: string | null }

/** Returns the first new one. */
export async function loadReplies(
  client: QueryClient,
  { postId, parent, cursor }: ReplyPage,
): Promise<string | undefined> {
  const query = { parent, ...(cursor && { cursor }) }
  const page = await call(commentApi.list, { params: { adId: postId }, query })
  changeLists(client, postId, (list) => mergeReplies(list, parent, page.comments, page.nextCursor))
  return page.comments[0]?._id
}

export function changesSince(postId: string, since: string) {
  return call(commentApi.changes, { params: { adId: postId }, query: { since } })
}
