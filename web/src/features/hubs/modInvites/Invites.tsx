import type { Hub } from '@jes/contract/hubs/hubs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { invitesOf } from './api.ts'
import { InviteByLink } from './InviteByLink.tsx'
import { InviteByName } from './InviteByName.tsx'
import { InviteRow } from './InviteRow.tsx'
import styles from './invites.module.css'
import { messages } from './messages.ts'

export function Invites({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const list = useInfiniteQuery(invitesOf(hub._id))
  const invites = list.data?.pages.flatMap((page) => page.invites) ?? []

  return (
    <>
      <InviteByName hub={hub._id} />
      <InviteByLink hub={hub} />
      <section className={styles.open}>
        <h2 className={styles.title}>{text.open}</h2>
        {list.isPending && <RowsPending rows={2} />}
        {list.isLoadingError && (
          <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
        )}
        {list.isSuccess && invites.length === 0 && <p className={styles.hint}>{text.none}</p>}
        <ul>
          {invites.map((invite) => (
            <li key={invite._id}>
              <InviteRow hub={hub} invite={invite} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <LoadMore
            isLoading={list.isFetchingNextPage}
            failure={list.isFetchNextPageError ? list.error.message : undefined}
            onLoad={() => void list.fetchNextPage()}
          />
        )}
      </section>
    </>
  )
}
