import type { Notification } from '@jes/contract/notifications/notifications'
import { useRef } from 'react'
import { NotificationRow } from '#features/notifications/notificationRows/NotificationRow.tsx'
import { useText } from '#lib/language.ts'
import { useKeepPlace } from '#lib/useKeepPlace.ts'
import { EndOfList } from '#ui/EndOfList.tsx'
import { MoreNotifications } from './MoreNotifications.tsx'
import { messages } from './messages.ts'
import { NewOnes } from './NewOnes.tsx'
import styles from './notifications.module.css'

type Props = {
  rows: Notification[]
  list: {
    hasNextPage: boolean
    isFetching: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => Promise<unknown>
  }
  onGo?: (() => void) | undefined
}

export function NotificationRows({ rows, list, onGo }: Props) {
  const text = useText(messages)
  const place = useRef<HTMLUListElement>(null)
  useKeepPlace(place, rows)

  return (
    <>
      <NewOnes place={place} rows={rows} />
      <ul ref={place} className={styles.list}>
        {rows.map((row) => (
          <li key={row._id} data-id={row._id}>
            <NotificationRow notification={row} onGo={onGo} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <MoreNotifications
          isLoading={list.isFetchingNextPage}
          isBusy={list.isFetching}
          failure={list.isFetchNextPageError ? list.error?.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      ) : (
        <EndOfList>{text.end}</EndOfList>
      )}
    </>
  )
}
