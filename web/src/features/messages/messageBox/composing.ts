import type { Message } from '@jes/contract/messages/messages'
import { create } from 'zustand'

/** What the composer of a talk is for, besides a new message: an answer to one, or an edit of one. */
type Composing = { kind: 'reply' | 'edit'; message: Message }

const useComposings = create<Record<string, Composing | null>>(() => ({}))

export function useComposing(talkId: string) {
  return useComposings((all) => all[talkId] ?? null)
}

export function startReply(message: Message) {
  useComposings.setState({ [message.talk]: { kind: 'reply', message } })
}

export function startEdit(message: Message) {
  useComposings.setState({ [message.talk]: { kind: 'edit', message } })
}

export function stopComposing(talkId: string) {
  useComposings.setState({ [talkId]: null })
}
