import type { CommentModAction, PostModAction } from '@jes/contract/hubs/moderation'
import type { QueryClient } from '@tanstack/react-query'
import { sayWhy } from '#features/core/postActions/api.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './actMessages.ts'
import { act, actOnPost, ban, type Grounds } from './api.ts'
import type { Subject } from './subject.ts'

/** Time for a moderator to notice a mistake. */
const UNDO_TIME = 10_000

/** Removes it; for some seconds it can be restored. Throws the server's refusal. */
export async function removeWith(client: QueryClient, subject: Subject, grounds: Grounds) {
  await act(client, subject, 'remove', grounds)
  const words = text(messages)
  toast.show({
    text: subject.kind === 'post' ? words.postRemoved : words.commentRemoved,
    action: { label: words.undo, onAct: () => void restore(client, subject) },
    life: UNDO_TIME,
  })
}

export function restore(client: QueryClient, subject: Subject) {
  return saying(client, subject, 'restore')
}

/** It stays, and its reports are answered. */
export async function keep(client: QueryClient, subject: Subject) {
  try {
    await act(client, subject, 'approve')
    toast.success(text(messages).kept)
  } catch (error) {
    sayWhy(error)
  }
}

async function saying(client: QueryClient, subject: Subject, action: CommentModAction) {
  try {
    await act(client, subject, action)
    toast.success(text(messages).restored)
  } catch (error) {
    sayWhy(error)
  }
}

const done = {
  lock: 'locked',
  unlock: 'unlocked',
  pin: 'pinned',
  unpin: 'unpinned',
} as const

export async function setOnPost(
  client: QueryClient,
  id: string,
  action: keyof typeof done & PostModAction,
) {
  try {
    await actOnPost(client, id, action)
    toast.success(text(messages)[done[action]])
  } catch (error) {
    sayWhy(error)
  }
}

export async function endBan(client: QueryClient, whom: Pick<Subject, 'hub' | 'user'>) {
  try {
    await ban(client, whom, null)
    toast.success(text(messages).unbanned(whom.user.displayName))
  } catch (error) {
    sayWhy(error)
  }
}
