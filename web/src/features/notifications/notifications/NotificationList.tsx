import type { NotificationFilter } from '@jes/contract/notifications/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { lowerFlag } from '#features/notifications/unread/newsFlag.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { notificationsOf } from './api.ts'
import { Filters } from './Filters.tsx'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationRows } from './NotificationRows.tsx'
import { NotificationsPending } from './NotificationsPending.tsx'
import { useFreshNews } from './useFreshNews.ts'

type Props = {
  filter: NotificationFilter
  onFilter: (filter: NotificationFilter) => void
  /** Somebody follows a link: a panel over the page closes. */
  onGo?: () => void
}

export function NotificationList({ filter, onFilter, onGo }: Props) {
  const list = useInfiniteQuery(notificationsOf(filter))
  const rows = useMemo(
    () => list.data?.pages.flatMap((page) => page.notifications) ?? [],
    [list.data],
  )
  const isEmpty = list.isSuccess && rows.length === 0 && !list.hasNextPage
  useFreshNews()
  // Every reply shows what was new.
  useEffectOn([list.dataUpdatedAt], lowerFlag)

  if (isEmpty && filter === 'all') return <NoNotifications />
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      {list.isPending && <NotificationsPending />}
      {list.isLoadingError && (
        <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && <NoNotifications filter={filter} onShowAll={() => onFilter('all')} />}
      {rows.length > 0 && <NotificationRows key={filter} rows={rows} list={list} onGo={onGo} />}
    </>
  )
}
