import { create } from 'zustand'
import { readText, storeText } from '#lib/localText.ts'
import { useSession, VISITOR, writerId } from '#lib/session.ts'

/** What a text is for: a comment on the post, a reply to a comment, or an edit of one. */
export type DraftPlace = { postId: string; reply?: string; edit?: string }

/** Unsent texts, as far as this page has read them. */
const useDrafts = create<Record<string, string>>(() => ({}))

/** The unfinished text of one place, stored in this browser from the first letter. */
export function useDraft(place: DraftPlace) {
  const userId = useSession(writerId)
  const key = keyOf(userId, place)
  const saved = useDrafts((drafts) => drafts[key])
  return saved ?? readDraft(userId, place)
}

export function storeDraft(place: DraftPlace, text: string) {
  const key = keyOf(writerId(useSession.getState()), place)
  storeText(key, text)
  // Somebody who logged in takes the visitor's text along.
  storeText(visitorKey(place), key === visitorKey(place) ? text : null)
  useDrafts.setState({ [key]: text })
}

/** Where a visitor's text is stored. */
export function visitorKey(place: DraftPlace) {
  return keyOf(VISITOR, place)
}

export function currentDraft(place: DraftPlace) {
  return readDraft(writerId(useSession.getState()), place)
}

function readDraft(userId: string, place: DraftPlace) {
  return readText(keyOf(userId, place)) ?? readText(keyOf(VISITOR, place)) ?? ''
}

function keyOf(userId: string, { postId, reply, edit }: DraftPlace) {
  const place = edit ? `edit-${edit}` : reply ? `reply-${reply}` : 'post'
  return `jes-comment-${userId}-${postId}-${place}`
}
