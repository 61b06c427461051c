import { create } from 'zustand'
import { readText, storeText } from '#lib/localText.ts'
import { useSession, writerId } from '#lib/session.ts'

/** Unsent texts, as far as this page has read them. */
const useDrafts = create<Record<string, string>>(() => ({}))

/** The unfinished message of one talk, stored in this browser from the first letter. */
export function useDraft(talkId: string) {
  const key = keyOf(useSession(writerId), talkId)
  const saved = useDrafts((drafts) => drafts[key])
  return saved ?? readText(key) ?? ''
}

export function storeDraft(talkId: string, text: string) {
  const key = keyOf(writerId(useSession.getState()), talkId)
  storeText(key, text)
  useDrafts.setState({ [key]: text })
}

function keyOf(userId: string, talkId: string) {
  return `jes-message-${userId}-${talkId}`
}
