import { commentApi } from '@jes/contract/comments/comments'
import type { QueryClient } from '@tanstack/react-query'
import { announced } from '#features/comments/comments/announced.ts'
import { place, setTotal } from '#features/comments/comments/cache.ts'
import { noteAct } from '#lib/acts.ts'
import { ApiError, call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { emitLive } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'
import { addUnsent, changeUnsent, dropUnsent, findUnsent, type Unsent, unsentTo } from './unsent.ts'

/** As long as the server surely stores a key. */
const MEMORY = 12 * 60 * 60_000

type New = Pick<Unsent, 'postId' | 'parentComment' | 'content'>

/** It is shown at once, and stays until it has arrived or its writer withdraws it. */
export function send(client: QueryClient, comment: New) {
  const key = crypto.randomUUID()
  const at = new Date().toISOString()
  addUnsent({ ...comment, key, at, isSending: false, problem: null, isWaiting: true })
  return attempt(client, key)
}

/** Retries comments that could not be sent without a connection or a session. */
export function sendWaiting(client: QueryClient, postId: string) {
  for (const { key, at, isWaiting } of unsentTo(postId))
    if (isWaiting && Date.now() - Date.parse(at) < MEMORY) void attempt(client, key)
}

export async function attempt(client: QueryClient, key: string) {
  const unsent = findUnsent(key)
  const userId = useSession.getState().user?._id
  if (!unsent || unsent.isSending || !userId) return
  const { postId: ad, parentComment, content } = unsent
  changeUnsent(key, { isSending: true, problem: null })
  try {
    const body = { content, ad, ...(parentComment && { parentComment }) }
    const { comment } = await call(commentApi.create, { body }, undefined, key)
    dropUnsent(key)
    if (comment.state === 'held') return void toast.show(text(messages).isHeld)
    place(client, comment, true)
    setTotal(client, ad, (now) => now + 1, comment.createdAt)
    noteAct()
    emitLive('newComment', { comment: announced(comment), userId })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (findUnsent(key)) fail(key, error)
    else toast.show(text(messages).keptForWriter)
  }
}

function fail(key: string, { status, code, message }: ApiError) {
  // After an ended session the comment is kept: it is sent when its writer is back.
  const isWaiting = status === 0 || status === 503 || code === 'unauthenticated'
  changeUnsent(key, {
    // After a refusal a new key is used; without a reply it may have arrived, and the same key prevents a second
    // comment.
    key: isWaiting ? key : crypto.randomUUID(),
    isSending: false,
    problem: message,
    isWaiting,
  })
}
