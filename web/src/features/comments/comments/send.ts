import { type Comment, commentApi } from '@jes/contract/comments/comments'
import { postPath } from '@jes/contract/core/postPath'
import type { QueryClient } from '@tanstack/react-query'
import { requestTo } from '#features/core/outbox/acts.ts'
import { keep, loadPage } from '#features/core/outbox/keeping.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { listedPost } from '#features/core/postActions/cache.ts'
import { noteAct } from '#lib/acts.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { emitLive } from '#lib/live.ts'
import { useSession, writerId } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { announced } from './announced.ts'
import { findAnywhere, place, setTotal } from './cache.ts'
import { messages } from './sendingMessages.ts'
import type { Unsent } from './unsent.ts'

/** It is shown at once, and stays until it has arrived or its writer withdraws it. */
export async function send(client: QueryClient, comment: Unsent['wish']) {
  const { postId: ad, parentComment, content } = comment
  const body = { content, ad, ...(parentComment && { parentComment }) }
  const act = await keep({
    kind: 'comment',
    subject: `comment ${crypto.randomUUID()}`,
    wish: comment,
    ...requestTo(commentApi.create, { body }),
    about: aboutOf(client, comment),
    isUnderWay: true,
  })
  if (act) await attempt(client, act.id)
}

/** Sends it now. If its writer has gone meanwhile, it stays with the account that wrote it. */
export async function attempt(client: QueryClient, id: string) {
  const writer = writerId(useSession.getState())
  const page = await loadPage().catch(() => null)
  const outcome = await page?.sendNow(client, id)
  if (outcome === 'waiting' && writerId(useSession.getState()) !== writer)
    toast.show(text(messages).keptForWriter)
}

onSent('comment', 'comment', (client, act, { comment }: { comment: Comment }) => {
  if (comment.state === 'held') return void toast.show(text(messages).isHeld)
  place(client, comment, true)
  setTotal(client, comment.ad, (now) => now + 1, comment.createdAt)
  noteAct()
  emitLive('newComment', { comment: announced(comment), userId: act.userId })
})

/** Whom it answers, for the outbox. */
function aboutOf(client: QueryClient, { postId, parentComment }: Unsent['wish']) {
  const post =
    client.getQueryData<Parameters<typeof postPath>[0] & { user: { displayName: string } }>(
      keyFor('post', postId),
    ) ?? listedPost(client, postId)
  const answered = parentComment ? findAnywhere(client, postId, parentComment)?.user : post?.user
  return { name: answered?.displayName, title: post?.title, path: post && postPath(post) }
}
