import type { TalkFilter } from '@jes/contract/messages/talks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#lib/lazyPart.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { ListAge } from '#ui/ListAge.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { talksOf } from './api.ts'
import { TalkRow } from './TalkRow.tsx'
import styles from './talks.module.css'

const NoTalks = lazyPart(async () => (await import('./NoTalks.tsx')).NoTalks)

type Props = { filter: TalkFilter; openId: string | undefined }

export function TalkList({ filter, openId }: Props) {
  const list = useInfiniteQuery(talksOf(filter))
  if (list.isPending) return <RowsPending rows={6} />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  const talks = list.data.pages.flatMap((page) => page.talks)
  if (talks.length === 0)
    return (
      <Suspense fallback={<RowsPending rows={6} />}>
        <NoTalks filter={filter} />
      </Suspense>
    )
  return (
    <>
      <ListAge at={list.dataUpdatedAt} />
      <ul className={styles.list}>
        {talks.map((talk) => (
          <li key={talk._id}>
            <TalkRow talk={talk} isOpen={talk._id === openId} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error?.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}
