import type { NotificationFilter } from '@jes/contract/notifications/notifications'
import { useText } from '#lib/language.ts'
import { Group } from '#ui/Group.tsx'
import { messages } from './messages.ts'
import styles from './notifications.module.css'

export const filters = [
  'all',
  'unread',
  'comments',
  'mentions',
  'votes',
  'follows',
  'hubs',
] as const satisfies NotificationFilter[]

type Props = { filter: NotificationFilter; onFilter: (filter: NotificationFilter) => void }

export function Filters({ filter, onFilter }: Props) {
  const text = useText(messages)
  return (
    <Group aria-label={text.filters} className={styles.filters}>
      {filters.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === filter}
          className={styles.filter}
          onClick={() => onFilter(one)}
        >
          {text[one]}
        </button>
      ))}
    </Group>
  )
}
