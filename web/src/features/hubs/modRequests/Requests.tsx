import type { HubRequest } from '@jes/contract/hubs/memberships'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { answer, requestsOf } from './api.ts'
import { messages } from './messages.ts'
import styles from './Requests.module.css'

export function Requests({ hub }: { hub: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useInfiniteQuery(requestsOf(hub))

  async function decide(user: HubRequest['user'], approve: boolean) {
    try {
      await answer(client, hub, user._id, approve)
      toast.success(approve ? text.approved(user.displayName) : text.denied(user.displayName))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.requests}
      keyOf={({ user }) => user._id}
      pending={<UserRowsPending rows={4} />}
      empty={
        <EmptyState art={<HubsArt />} title={text.none}>
          {text.noneSentence}
        </EmptyState>
      }
    >
      {({ user, createdAt }) => (
        <div className={styles.row}>
          <UserRow user={{ ...user, bio: text.asked(shortDateTime(createdAt)) }}>
            <span className={styles.actions}>
              <Button
                look="quiet"
                size="sm"
                aria-label={text.denyWho(user.displayName)}
                onClick={() => void decide(user, false)}
              >
                {text.deny}
              </Button>
              <Button
                size="sm"
                aria-label={text.approveWho(user.displayName)}
                onClick={() => void decide(user, true)}
              >
                {text.approve}
              </Button>
            </span>
          </UserRow>
        </div>
      )}
    </PagedList>
  )
}
