import { type Comment, commentApi } from '@jes/contract/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { plainBody } from '#features/core/body/plainBody.ts'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepBehind, keepUnsent } from '#features/core/outbox/keep.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { sayWhy } from '#features/core/postActions/api.ts'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { emitLive } from '#lib/live.ts'
import { toast } from '#lib/toasts.ts'
import { announced } from './announced.ts'
import { changeEverywhere, changeLists } from './cache.ts'
import { messages } from './messages.ts'
import { pinComment } from './tree.ts'

/**
 * Shows the new text at once. Without a connection it waits; if it is refused, the old text is back, and its writer sees
 * why.
 */
export async function edit(client: QueryClient, comment: Comment, content: string) {
  const { _id: id, ad } = comment
  const act = editOf(comment, content)
  if (keepBehind(act)) return
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
    if (!(await keepUnsent(error, act))) throw error
  }
}

/** Sent later, it must not undo what was written on another device meanwhile. */
function editOf(comment: Comment, content: string): NewAct {
  const { _id: id, ad: postId, editedAt: basedOn, user } = comment
  return {
    kind: 'edit',
    subject: `comment ${id}`,
    wish: { content, body: plainBody(content) },
    ...requestTo(commentApi.edit, { params: { id }, body: { content, basedOn } }),
    about: { name: user?.displayName, title: comment.content, postId },
  }
}

onSent('edit', 'comment', (client, { about }, { comment }: { comment: Comment }) => {
  changeEverywhere(client, about.postId ?? '', comment._id, (now) => withText(now, comment))
})

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
