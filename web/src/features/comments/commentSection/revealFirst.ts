import type { QueryClient } from '@tanstack/react-query'
import { listsKey } from '#features/comments/comments/api.ts'
import { collapse } from '#features/comments/comments/threadState.ts'
import { type CommentList, pathTo } from '#features/comments/comments/tree.ts'
import { focusComment } from '#features/comments/threads/focusComment.ts'

/** Opens the way to the first of these comments, goes there, and gives it the focus. */
export function revealFirst(client: QueryClient, postId: string, ids: readonly string[]) {
  const first = inOrder(client, postId, ids)[0]
  if (!first) return
  for (const { _id } of first.slice(0, -1)) collapse(postId, _id, false)
  requestAnimationFrame(() => {
    // Where there is no room for its level, what it answers leads on to it.
    first.findLast(({ _id }) => focusComment(_id, { scrolls: true }))
  })
}

/** The ways to them from the top, in the order of the page. */
function inOrder(client: QueryClient, postId: string, ids: readonly string[]) {
  const lists = client.getQueriesData<CommentList>({ queryKey: listsKey(postId), type: 'active' })
  const paths = lists.flatMap(([, list]) => ids.map((id) => pathTo(list, id)))
  return paths.filter((path) => path.length > 0).sort(([a], [b]) => topOf(a?._id) - topOf(b?._id))
}

function topOf(id: string | undefined) {
  return document.getElementById(`c${id}`)?.getBoundingClientRect().top ?? 0
}
