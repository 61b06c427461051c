import { useInfiniteQuery } from '@tanstack/react-query'
import { type HubSearch, hubsLike } from '#features/hubs/hubs/lists.ts'
import { useText } from '#lib/language.ts'
import { EndOfList } from '#ui/EndOfList.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import styles from './HubCard.module.css'
import { HubCard } from './HubCard.tsx'
import { HubCardsPending } from './HubCardsPending.tsx'
import { messages } from './messages.ts'
import { NoHubsHere } from './NoHubsHere.tsx'

type Props = { search: HubSearch; onShowAll: () => void }

/** Cards that a phone shows before anybody scrolls. */
const SEEN_AT_ONCE = 3

export function HubCards({ search, onShowAll }: Props) {
  const text = useText(messages)
  const list = useInfiniteQuery(hubsLike(search))

  if (list.isPending) return <HubCardsPending />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  // A hub that gained members meanwhile may be on two pages.
  const hubs = new Map(list.data.pages.flatMap((page) => page.jehubs.map((hub) => [hub._id, hub])))
  if (hubs.size === 0) return <NoHubsHere search={search} onShowAll={onShowAll} />

  return (
    <>
      <ul className={styles.grid}>
        {[...hubs.values()].map((hub, place) => (
          <li key={hub._id}>
            <HubCard hub={hub} isFar={place >= SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      ) : (
        <EndOfList>{text.end}</EndOfList>
      )}
    </>
  )
}
