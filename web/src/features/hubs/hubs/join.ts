import type { HubSummary } from '@jes/contract/hubs/hubs'
import { type Joined, membershipApi } from '@jes/contract/hubs/memberships'
import type { QueryClient } from '@tanstack/react-query'
import { myHubs } from '#features/core/hubAccess/api.ts'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepBehind, keepUnsent } from '#features/core/outbox/keep.ts'
import { idOf, onSent } from '#features/core/outbox/sentActs.ts'
import { noteAct } from '#lib/acts.ts'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { addMembership, removeMembership } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { changeHub, forgetHub } from './cache.ts'
import { messages } from './joinMessages.ts'
import { stateAfterJoin } from './joinState.ts'

type Standing = Pick<Joined, 'joinState' | 'memberCount'>

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function join(client: QueryClient, hub: HubSummary, next: boolean) {
  const id = hub._id
  let known: Standing = { joinState: hub.joinState, memberCount: hub.memberCount }
  let last = next
  if (keepBehind(joinOf(hub, next))) return
  show(client, id, guessed(hub, next))
  try {
    const hasSent = await sendLatest(`join ${id}`, next, async (next) => {
      last = next
      const endpoint = next ? membershipApi.join : membershipApi.leave
      const { joinState, memberCount } = await call(endpoint, { params: { id } })
      known = { joinState, memberCount }
      if (next) noteAct()
    })
    if (!hasSent) return
  } catch (error) {
    const isKept = await keepUnsent(error, joinOf(hub, last))
    if (!isKept && error instanceof Error) toast.error(error.message)
  }
  show(client, id, known)
  await forgetHub(client, id)
}

function joinOf({ _id: id, name }: HubSummary, wish: boolean): NewAct {
  return {
    kind: 'join',
    subject: `hub ${id}`,
    wish,
    ...requestTo(wish ? membershipApi.join : membershipApi.leave, { params: { id } }),
    about: { name, path: hubPath(name) },
  }
}

onSent('join', 'hub', (client, act, standing: Standing) => {
  show(client, idOf(act), standing)
  void forgetHub(client, idOf(act))
})

/** Leaving needs a confirmation: a private hub cannot simply be joined again, and a team member loses permissions. */
export function needsAsking(client: QueryClient, { _id, isPrivate }: HubSummary) {
  const mine = client.getQueryData(myHubs().queryKey)?.jehubs
  const role = mine?.find((hub) => hub._id === _id)?.myRole
  return isPrivate || role === 'owner' || role === 'moderator'
}

/** Leaves a public hub, with an Undo. */
export async function leaveOpenly(client: QueryClient, hub: HubSummary) {
  const said = text(messages)
  const outside: HubSummary = { ...hub, joinState: 'none', memberCount: hub.memberCount - 1 }
  toast.show({
    text: said.left(hub.name),
    action: { label: said.undo, onAct: () => void join(client, outside, true) },
  })
  await join(client, hub, false)
}

/** Shows the server's state of a hub, in its lists and in the session. */
export function show(client: QueryClient, id: string, standing: Standing) {
  changeHub(client, id, standing)
  if (standing.joinState === 'member') addMembership(id)
  else removeMembership(id)
}

function guessed(hub: HubSummary, next: boolean): Standing {
  const wasIn = hub.joinState === 'member'
  const joinState = next ? stateAfterJoin(hub) : 'none'
  const isIn = joinState === 'member'
  return { joinState, memberCount: Math.max(0, hub.memberCount + Number(isIn) - Number(wasIn)) }
}
