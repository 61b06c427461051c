import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { popularHubs } from './api.ts'
import { HubList } from './HubList.tsx'
import { HubRowsPending } from './HubRowsPending.tsx'
import { hubsNamed } from './hubsNamed.ts'
import { messages as listMessages } from './listMessages.ts'
import { messages } from './messages.ts'

type Props = { words?: string; onShowAll?: () => void }

/** The hubs with the words in their names; without words all of them. */
export function HubDirectory({ words = '', onShowAll }: Props) {
  const text = { ...useText(messages), ...useText(listMessages) }
  const hubs = useQuery(popularHubs(50))

  if (hubs.isPending) return <HubRowsPending rows={8} />
  if (hubs.isError)
    return <FailedState reason={hubs.error.message} onRetry={() => void hubs.refetch()} />

  const found = hubsNamed(words, hubs.data)
  if (found.length > 0) return <HubList hubs={found} />
  if (hubs.data.length > 0)
    return (
      <EmptyState
        art={<HubsArt />}
        title={text.noneFound}
        action={<Button onClick={onShowAll}>{text.showAll}</Button>}
      >
        {text.noneNamed(words)}
      </EmptyState>
    )
  return (
    <EmptyState
      art={<HubsArt />}
      title={text.noneFound}
      action={<LinkButton href="/explore">{text.explore}</LinkButton>}
    >
      {text.createOne}
      <br />
      {text.beFirst}
    </EmptyState>
  )
}
