import type { Picture } from '@jes/contract/core/pictures'
import { create } from 'zustand'
import { useSession } from './session.ts'

/** What only members may do at a press. */
export type GatedKind =
  | 'upvote'
  | 'downvote'
  | 'bookmark'
  | 'follow'
  | 'join'
  | 'choose'
  | 'comment'
  | 'reply'
  | 'report'
  | 'pay'

/** What an act is about, as the list or page has it: a post, a comment, a hub, a person, words just written. */
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
}

export type GatedAct = { kind: GatedKind; thing: GatedThing | null; act: () => unknown }

/** What a visitor wants to do, while the sheet over the page asks who they are. */
export const useGate = create<GatedAct | null>(() => null)

/** Does what only members may. A visitor logs in on this page first, and then it is done. */
export function asMember(kind: GatedKind, thing: GatedThing | null, act: () => unknown) {
  if (useSession.getState().isAuthenticated) act()
  else useGate.setState({ kind, thing, act }, true)
}

export function closeGate() {
  useGate.setState(null, true)
}

/** Does what the visitor wanted, who is a member now; over when the server has answered. */
export async function passGate() {
  const wanted = useGate.getState()
  closeGate()
  // Whoever else listens to the session hears first who is here now.
  await Promise.resolve()
  await wanted?.act()
}
