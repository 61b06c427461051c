import type { NotificationFilter } from '@jes/contract/notifications/notifications'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'

type Props = { filter?: NotificationFilter; onShowAll?: () => void }

/** Nothing at all, or nothing that passes the filter. */
export function NoNotifications({ filter = 'all', onShowAll }: Props) {
  const text = useText(messages)
  if (filter === 'all')
    return (
      <EmptyState
        roomy
        art={<BellArt />}
        title={text.none}
        action={<LinkButton href="/welcome?step=3">{text.findPeople}</LinkButton>}
      >
        {text.noneSentence}
      </EmptyState>
    )
  return (
    <EmptyState
      roomy
      art={<BellArt />}
      title={filter === 'unread' ? text.noneUnread : text.noneLike}
      action={
        <Button look="quiet" onClick={onShowAll}>
          {text.showAll}
        </Button>
      }
    />
  )
}
