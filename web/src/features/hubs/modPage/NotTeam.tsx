import type { Hub } from '@jes/contract/hubs/hubs'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './pageMessages.ts'

/** For somebody who may read the hub, but is not in its team. */
export function NotTeam({ hub }: { hub: Hub }) {
  const text = useText(messages)
  return (
    <EmptyState
      roomy
      art={<LockArt />}
      title={text.notTeam}
      action={<LinkButton href={hubPath(hub.name)}>{text.toHub(hub.name)}</LinkButton>}
    >
      {text.notTeamSentence(hub.name)}
    </EmptyState>
  )
}
