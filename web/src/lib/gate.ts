import type { Picture } from '@jes/contract/core/pictures'
import { create } from 'zustand'
import { useSession } from './session.ts'

/** Actions for members only. */
export type GatedKind =
  | 'upvote'
  | 'downvote'
  | 'bookmark'
  | 'repost'
  | 'follow'
  | 'join'
  | 'choose'
  | 'comment'
  | 'reply'
  | 'report'
  | 'message'
  | 'pay'

/** The target of an action, as the list or page has it: a post, a comment, a hub, a person, a new text. */
export type GatedThing = {
  _id?: string
  title?: string | null
  content?: string
  name?: string
  displayName?: string
  image?: string | null
  icon?: string | null
  images?: readonly Pick<Picture, 'url' | 'sizes'>[]
  sensitive?: boolean
  /** The post of a comment, and the comment that it replies to. */
  ad?: string
  parentComment?: string | null
  /** Which answer of a poll. */
  choice?: number
  /** Under which key its text is stored in this browser until it is sent. */
  draftKey?: string
}

export type GatedAct = { kind: GatedKind; thing: GatedThing | null; act: () => unknown }

/** The action of a visitor, while the log-in sheet is open over the page. */
export const useGate = create<GatedAct | null>(() => null)

/** Does an action for members. A visitor logs in on this page first, and then it is done. */
export function asMember(kind: GatedKind, thing: GatedThing | null, act: () => unknown) {
  if (useSession.getState().isAuthenticated) act()
  else useGate.setState({ kind, thing, act }, true)
}

export function closeGate() {
  useGate.setState(null, true)
}

/** Does the visitor's action, who is a member now; resolves when the server has replied. */
export async function passGate() {
  const wanted = useGate.getState()
  closeGate()
  // Other subscribers of the session are called first.
  await Promise.resolve()
  await wanted?.act()
}
