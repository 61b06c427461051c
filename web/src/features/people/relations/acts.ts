import { relationApi } from '@jes/contract/people/relations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { dismissToast, toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'
import { changeProfile, refetchAll, takePersonOut, takePostsOut } from './vanish.ts'

export type Person = { _id: string; username: string }

const UNDO_TIME = 10_000

/** Hides them from my lists; on their own pages they stay. */
export async function mutePerson(client: QueryClient, person: Person, next: boolean) {
  const { muted, unmuted } = text(messages)
  const way = { params: { id: person._id } }
  await act(client, {
    shows() {
      setMuting(client, person, next)
      if (next) takePostsOut(client, ({ user }) => user._id === person._id)
    },
    says: next ? muted(person.username) : unmuted(person.username),
    undo: () => void mutePerson(client, person, !next),
    thing: `mute ${person._id}`,
    wish: next,
    does: (wish) => call(wish ? relationApi.mute : relationApi.unmute, way),
  })
}

/** A blocked person no longer exists for me, nor I for them. */
export async function blockPerson(client: QueryClient, person: Person, next: boolean) {
  const { blocked, unblocked } = text(messages)
  const way = { params: { id: person._id } }
  await act(client, {
    shows() {
      if (!next) return
      takePostsOut(client, ({ user }) => user._id === person._id)
      takePersonOut(client, person._id)
      changeProfile(client, person._id, () => null)
    },
    says: next ? blocked(person.username) : unblocked(person.username),
    undo: () => void blockPerson(client, person, !next),
    thing: `block ${person._id}`,
    wish: next,
    does: (wish) => call(wish ? relationApi.block : relationApi.unblock, way),
  })
}

type Act = {
  shows: () => void
  says: string
  undo: () => void
  /** What the wish is about: an Undo is sent after what it undoes. */
  thing: string
  wish: boolean
  does: (wish: boolean) => Promise<unknown>
}

/** Shown at once with an Undo; if the server refuses, the server's state is shown again. */
export async function act(client: QueryClient, { shows, says, undo, thing, wish, does }: Act) {
  shows()
  const action = { label: text(messages).undo, onAct: undo }
  const id = toast.show({ text: says, action, life: UNDO_TIME })
  try {
    const isSender = await sendLatest(thing, wish, async (wish) => void (await does(wish)))
    if (!isSender) return
  } catch (error) {
    dismissToast(id)
    if (error instanceof Error) toast.error(error.message)
  }
  await refetchAll(client)
}

function setMuting(client: QueryClient, { _id }: Person, muting: boolean) {
  changeProfile(client, _id, (profile) => {
    const { relationship } = profile
    return { ...profile, relationship: relationship && { ...relationship, muting } }
  })
}
