import { type Comment, commentApi } from '@jes/contract/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { sayWhy } from '#features/core/postActions/api.ts'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { emitLive } from '#lib/live.ts'
import { toast } from '#lib/toasts.ts'
import { announced } from './announced.ts'
import { changeEverywhere, changeLists } from './cache.ts'
import { messages } from './messages.ts'
import { plainBody } from './plainBody.ts'
import { pinComment } from './tree.ts'

/** Shows the new text at once. If it is refused, the old text is back, and its writer sees why. */
export async function edit(client: QueryClient, comment: Comment, content: string) {
  const { _id: id, ad } = comment
  changeEverywhere(client, ad, id, (now) => ({
    ...now,
    content,
    body: plainBody(content),
    editedAt: new Date().toISOString(),
  }))
  try {
    const answer = await call(commentApi.edit, { params: { id }, body: { content } })
    changeEverywhere(client, ad, id, (now) => withText(now, answer.comment))
    const userId = comment.user?._id
    if (userId) emitLive('editComment', { updatedComment: announced(answer.comment), userId })
  } catch (error) {
    changeEverywhere(client, ad, id, (now) => withText(now, comment))
    throw error
  }
}

/** One comment is pinned above all others; pinning another replaces it. */
export async function pin(client: QueryClient, comment: Comment, pinned: boolean) {
  const { _id: id, ad } = comment
  try {
    const { isPinned } = await call(commentApi.pin, { params: { id }, body: { pinned } })
    changeLists(client, ad, (list) => pinComment(list, id, isPinned))
    toast.success(isPinned ? text(messages).pinned : text(messages).unpinned)
  } catch (error) {
    sayWhy(error)
  }
}

function withText(now: Comment, { content, body, editedAt }: Comment): Comment {
  return { ...now, content, body, editedAt }
}
