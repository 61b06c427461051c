import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { endBan } from '#features/moderation/acting.ts'
import { UserRow } from '#features/users/UserRow.tsx'
import { UserRowsPending } from '#features/users/UserRowsPending.tsx'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { bansOf } from './api.ts'
import { messages } from './messages.ts'

export function Bans({ hub }: { hub: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useInfiniteQuery(bansOf(hub))

  if (list.isPending) return <UserRowsPending rows={3} />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  const bans = list.data.pages.flatMap((page) => page.bans)
  if (bans.length === 0)
    return (
      <EmptyState art={<LockArt />} title={text.noBans}>
        {text.noBansSentence}
      </EmptyState>
    )

  return (
    <>
      <ul>
        {bans.map(({ user, reason, until }) => {
          const span = until ? text.until(shortDate(until)) : text.forGood
          return (
            <li key={user._id}>
              <UserRow user={{ ...user, bio: `${span} · ${reason}` }}>
                <Button
                  look="line"
                  size="sm"
                  aria-label={text.endBanOf(user.displayName)}
                  onClick={() => void endBan(client, { hub, user })}
                >
                  {text.endBan}
                </Button>
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
