import type { TalkCounts } from '@jes/contract/messages/talks'
import { create } from 'zustand'

/** The member's talks with something new and requests, as far as this tab knows. */
export const useTalkCounts = create<TalkCounts>(() => ({ unread: 0, requests: 0 }))

export function setTalkCounts(counts: TalkCounts) {
  useTalkCounts.setState(counts, true)
}

export function forgetTalkCounts() {
  setTalkCounts({ unread: 0, requests: 0 })
}
