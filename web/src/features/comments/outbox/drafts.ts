import { create } from 'zustand'
import { useSession, VISITOR, writerId } from '#lib/session.ts'
import { keepText, readText } from './localText.ts'

/** What a text is for: a comment on the post, a reply to a comment, or an edit of one. */
export type DraftPlace = { postId: string; reply?: string; edit?: string }

/** Typed and not sent, as far as this page has looked. */
const useDrafts = create<Record<string, string>>(() => ({}))

/** The unfinished text of one place, kept in this browser from the first letter. */
export function useDraft(place: DraftPlace) {
  const userId = useSession(writerId)
  const key = keyOf(userId, place)
  const saved = useDrafts((drafts) => drafts[key])
  return saved ?? readDraft(userId, place)
}

export function keepDraft(place: DraftPlace, text: string) {
  const key = keyOf(writerId(useSession.getState()), place)
  keepText(key, text)
  // Who came back from logging in has taken the visitor's text along.
  keepText(keyOf(VISITOR, place), key === keyOf(VISITOR, place) ? text : null)
  useDrafts.setState({ [key]: text })
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
