import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { endBan } from '#features/hubs/moderation/acting.ts'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { LockArt } from '#ui/art/LockArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { bansOf } from './api.ts'
import { messages } from './messages.ts'

export function Bans({ hub }: { hub: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useInfiniteQuery(bansOf(hub))

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.bans}
      keyOf={({ user }) => user._id}
      pending={<UserRowsPending rows={3} />}
      empty={
        <EmptyState art={<LockArt />} title={text.noBans}>
          {text.noBansSentence}
        </EmptyState>
      }
    >
      {({ user, reason, until }) => {
        const span = until ? text.until(shortDate(until)) : text.forGood
        return (
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
        )
      }}
    </PagedList>
  )
}
