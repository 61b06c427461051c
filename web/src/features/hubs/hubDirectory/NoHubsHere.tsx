import { messages as hubMessages } from '#features/hubs/hubs/emptyMessages.ts'
import type { HubSearch } from '#features/hubs/hubs/lists.ts'
import { openHubCreation } from '#lib/hubCreation.ts'
import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './messages.ts'

type Props = { search: HubSearch; onShowAll: () => void }

/** Nothing matches, I am in none, or there is no hub yet: each has another next step. */
export function NoHubsHere({ search: { q, tag, joined }, onShowAll }: Props) {
  const text = useText(messages)
  const hubText = useText(hubMessages)
  const showAll = <Button onClick={onShowAll}>{text.showAll}</Button>

  if (q || tag)
    return (
      <EmptyState art={<HubsArt />} title={hubText.noneFound} action={showAll}>
        {q ? text.noneNamed(q) : text.noneTagged(tag ?? '')}
      </EmptyState>
    )
  if (joined)
    return (
      <EmptyState art={<HubsArt />} title={text.noneJoined} action={showAll}>
        {text.noneJoinedSentence}
      </EmptyState>
    )
  return (
    <EmptyState
      art={<HubsArt />}
      title={hubText.noneFound}
      action={<Button onClick={openHubCreation}>{hubText.createHub}</Button>}
    >
      {hubText.createOne}
      <br />
      {hubText.beFirst}
    </EmptyState>
  )
}
