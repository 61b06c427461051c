import { type Comment, commentApi } from '@jes/contract/comments/comments'
import { UNDO_SECONDS } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepUnsent } from '#features/core/outbox/keep.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { sayWhy } from '#features/core/postActions/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { changeEverywhere, findAnywhere, forgetProfiles, setTotal, takeOut } from './cache.ts'
import { messages } from './messages.ts'
import { emptied } from './tree.ts'

type PutBack = (comment: Comment) => void

/** Removed at once, or left as a placeholder; for some seconds it can be restored. */
export async function remove(client: QueryClient, comment: Comment) {
  const { _id: id, ad } = comment
  const hasPlace = comment.replyCount > 0 || comment.replies.length > 0
  const putBack = hasPlace ? empty(client, comment) : takeOut(client, ad, id)
  setTotal(client, ad, (now) => now - 1)
  try {
    await call(commentApi.remove, { params: { id } })
  } catch (error) {
    putBack(comment)
    setTotal(client, ad, (now) => now + 1)
    if (!(await keepUnsent(error, removalOf(comment)))) sayWhy(error)
    return
  }
  forgetProfiles(client)
  const { deleted, undo } = text(messages)
  toast.show({
    text: deleted,
    action: { label: undo, onAct: () => void restore(client, comment, putBack) },
    life: UNDO_SECONDS * 1_000,
  })
}

function removalOf({ _id: id, ad: postId, content, user }: Comment): NewAct {
  return {
    kind: 'delete',
    subject: `comment ${id}`,
    wish: null,
    ...requestTo(commentApi.remove, { params: { id } }),
    about: { name: user?.displayName, title: content, postId },
  }
}

onSent('delete', 'comment', (client, { about }) => {
  void client.invalidateQueries({ queryKey: keyFor('comments', about.postId ?? '') })
  forgetProfiles(client)
})

/** Only a placeholder is left, because others replied. */
function empty(client: QueryClient, { _id: id, ad }: Comment): PutBack {
  changeEverywhere(client, ad, id, emptied)
  return (comment) =>
    changeEverywhere(client, ad, id, ({ replies, repliesCursor, replyCount }) => ({
      ...comment,
      replies,
      repliesCursor,
      replyCount,
    }))
}

async function restore(client: QueryClient, { _id: id, ad }: Comment, putBack: PutBack) {
  setTotal(client, ad, (now) => now + 1)
  try {
    const { comment } = await call(commentApi.restore, { params: { id } })
    putBack(comment)
    forgetProfiles(client)
    // What it answered was a place that went with it: that is back on the server too.
    if (!findAnywhere(client, ad, id))
      await client.invalidateQueries({ queryKey: keyFor('comments', ad) })
    toast.success(text(messages).restored)
  } catch (error) {
    setTotal(client, ad, (now) => now - 1)
    sayWhy(error)
  }
}
