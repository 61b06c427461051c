import type { HubSummary, JoinState } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWish } from '#features/core/outbox/acts.ts'
import { ApiError } from '#lib/api.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { Button } from '#ui/Button.tsx'
import type { ButtonStyle } from '#ui/buttonStyle.ts'
import { WaitingMark } from '#ui/WaitingMark.tsx'
import { messages } from './buttonMessages.ts'
import { stateAfterJoin } from './joinState.ts'

const load = () => import('./join.ts')
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

type Props = {
  hub: HubSummary
  /** Among others its name says which hub is meant. */
  isInList?: boolean
  look?: ButtonStyle['look']
  size?: ButtonStyle['size']
}

type Face = { label: string; name?: string | false; look?: ButtonStyle['look'] }

/** My membership of a hub, and a button that changes it. Its code is loaded late. */
export function JoinButton({ hub, isInList = false, look = 'primary', size = 'md' }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState<boolean>()
  const { isPrivate, name } = hub
  const wish = useWish('join', `hub ${hub._id}`)
  const joinState = wish === undefined ? hub.joinState : wish ? stateAfterJoin(hub) : 'none'

  // Without a connection it is too late to fetch the code.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])

  function act(does: (code: Awaited<ReturnType<typeof load>>) => Promise<void>) {
    asMember('join', hub, () => load().then(does, () => toast.error(new ApiError(0, {}).message)))
  }

  // If joining again would not be simple, a dialog asks first.
  function handleLeave() {
    act(async ({ leaveOpenly, needsAsking }) => {
      if (needsAsking(client, hub)) setIsAsking(true)
      else await leaveOpenly(client, hub)
    })
  }

  function handleClick() {
    if (joinState === 'member') return handleLeave()
    act(({ join }) => join(client, hub, joinState !== 'requested'))
  }

  const faces: Record<JoinState, Face> = {
    none: { label: isPrivate ? text.ask : text.join, name: isInList && text.joinNamed(name), look },
    requested: { label: text.requested, name: text.takeBack },
    invited: { label: text.accept, look },
    member: { label: text.joined, name: isInList ? text.leaveNamed(name) : text.leave },
    banned: { label: text.banned },
  }
  const face = faces[joinState]

  // One button through all states: it keeps the focus.
  return (
    <>
      {joinState === 'invited' && (
        <Button
          look="quiet"
          size={size}
          onClick={() => act((code) => code.join(client, hub, false))}
        >
          {text.decline}
        </Button>
      )}
      <Button
        key="join"
        look={face.look ?? 'quiet'}
        size={size}
        disabled={joinState === 'banned'}
        aria-label={face.name || undefined}
        onClick={handleClick}
      >
        {joinState === 'member' && wish === undefined && <Check />}
        {face.label}
        {wish !== undefined && <WaitingMark />}
      </Button>
      <Suspense>
        {isAsking !== undefined && (
          <LeaveDialog hub={hub} open={isAsking} onClose={() => setIsAsking(false)} />
        )}
      </Suspense>
    </>
  )
}
