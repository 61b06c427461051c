import type { HubRequest } from '@jes/contract/memberships'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { UserRow } from '#features/users/UserRow.tsx'
import { UserRowsPending } from '#features/users/UserRowsPending.tsx'
import { shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { answer, requestsOf } from './api.ts'
import { messages } from './messages.ts'
import styles from './Requests.module.css'

export function Requests({ hub }: { hub: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useInfiniteQuery(requestsOf(hub))

  async function decide({ user }: HubRequest, approve: boolean) {
    try {
      await answer(client, hub, user._id, approve)
      toast.success(approve ? text.approved(user.displayName) : text.denied(user.displayName))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  if (list.isPending) return <UserRowsPending rows={4} />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  const requests = list.data.pages.flatMap((page) => page.requests)
  if (requests.length === 0)
    return (
      <EmptyState art={<HubsArt />} title={text.none}>
        {text.noneSentence}
      </EmptyState>
    )

  return (
    <>
      <ul>
        {requests.map((request) => {
          const { user, createdAt } = request
          return (
            <li key={user._id} className={styles.row}>
              <UserRow user={{ ...user, bio: text.asked(shortDateTime(createdAt)) }}>
                <span className={styles.deeds}>
                  <Button
                    look="quiet"
                    size="sm"
                    aria-label={text.denyWho(user.displayName)}
                    onClick={() => void decide(request, false)}
                  >
                    {text.deny}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={text.approveWho(user.displayName)}
                    onClick={() => void decide(request, true)}
                  >
                    {text.approve}
                  </Button>
                </span>
              </UserRow>
            </li>
          )
        })}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error.message : undefined}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}
