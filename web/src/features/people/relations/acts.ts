import { relationApi } from '@jes/contract/people/relations'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { dismissToast, toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'
import { askAgain, changeProfile, takePostsOut } from './vanish.ts'

export type Person = { _id: string; username: string }

const UNDO_TIME = 10_000

/** Nothing of theirs in my lists; they stay where I look for them. */
export async function mutePerson(client: QueryClient, person: Person, wanted: boolean) {
  const { muted, unmuted } = text(messages)
  const way = { params: { id: person._id } }
  await act(client, {
    shows() {
      setMuting(client, person, wanted)
      if (wanted) takePostsOut(client, ({ user }) => user._id === person._id)
    },
    says: wanted ? muted(person.username) : unmuted(person.username),
    undo: () => void mutePerson(client, person, !wanted),
    does: () => call(wanted ? relationApi.mute : relationApi.unmute, way),
  })
}

/** Whom I block is not there any more, nor am I for them. */
export async function blockPerson(client: QueryClient, person: Person, wanted: boolean) {
  const { blocked, unblocked } = text(messages)
  const way = { params: { id: person._id } }
  await act(client, {
    shows() {
      if (!wanted) return
      takePostsOut(client, ({ user }) => user._id === person._id)
      changeProfile(client, person._id, () => null)
    },
    says: wanted ? blocked(person.username) : unblocked(person.username),
    undo: () => void blockPerson(client, person, !wanted),
    does: () => call(wanted ? relationApi.block : relationApi.unblock, way),
  })
}

type Act = {
  shows: () => void
  says: string
  undo: () => void
  does: () => Promise<unknown>
}

/** Shown at once and said with a way back; if the server says no, it stands again as the server knows it. */
export async function act(client: QueryClient, { shows, says, undo, does }: Act) {
  shows()
  const action = { label: text(messages).undo, onAct: undo }
  const id = toast.show({ text: says, action, life: UNDO_TIME })
  try {
    await does()
  } catch (error) {
    dismissToast(id)
    if (error instanceof Error) toast.error(error.message)
  }
  await askAgain(client)
}

function setMuting(client: QueryClient, { _id }: Person, muting: boolean) {
  changeProfile(client, _id, (profile) => {
    const { relationship } = profile
    return { ...profile, relationship: relationship && { ...relationship, muting } }
  })
}
