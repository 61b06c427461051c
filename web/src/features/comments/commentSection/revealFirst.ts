import type { QueryClient } from '@tanstack/react-query'
import { collapse } from '#features/comments/comments/threadState.ts'
import { type CommentList, pathTo } from '#features/comments/comments/tree.ts'
import { focusComment } from '#features/comments/threads/focusComment.ts'
import { keyFor } from '#lib/keys.ts'

/** Opens the parents of the first of these comments, scrolls there, and focuses it. */
export function revealFirst(client: QueryClient, postId: string, ids: readonly string[]) {
  const first = inOrder(client, postId, ids)[0]
  if (!first) return
  for (const { _id } of first.slice(0, -1)) collapse(postId, _id, false)
  requestAnimationFrame(() => {
    // If its level is too deep to be shown, its nearest visible parent is focused.
    first.findLast(({ _id }) => focusComment(_id, { scrolls: true }))
  })
}

/** The paths to them from the top, in the order of the page. */
function inOrder(client: QueryClient, postId: string, ids: readonly string[]) {
  const lists = client.getQueriesData<CommentList>({
    queryKey: keyFor('comments', postId),
    type: 'active',
  })
  const paths = lists.flatMap(([, list]) => ids.map((id) => pathTo(list, id)))
  return paths.filter((path) => path.length > 0).sort(([a], [b]) => topOf(a?._id) - topOf(b?._id))
}

function topOf(id: string | undefined) {
  return document.getElementById(`c${id}`)?.getBoundingClientRect().top ?? 0
}
