import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRow } from '#features/users/UserRow.tsx'
import { UserRowsPending } from '#features/users/UserRowsPending.tsx'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LoadMore } from '#ui/LoadMore.tsx'
import { membersOf } from './api.ts'
import { messages } from './messages.ts'

type Props = { hubId: string; words: string }

export function MemberList({ hubId, words }: Props) {
  const text = useText(messages)
  const list = useInfiniteQuery(membersOf(hubId, words))

  if (list.isPending) return <UserRowsPending rows={8} />
  if (list.isLoadingError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  // Somebody whose role changed while we paged may stand on two pages.
  const members = new Map(
    list.data.pages.flatMap((page) => page.members.map((member) => [member.user._id, member])),
  )
  if (members.size === 0)
    return (
      <EmptyState art={<SearchArt />} title={text.nobody}>
        {words && text.nobodyNamed(words)}
      </EmptyState>
    )

  return (
    <>
      <ul>
        {[...members.values()].map(({ user, role }) => (
          <li key={user._id}>
            <UserRow user={user}>
              {role !== 'member' && (
                <Chip tone={role === 'owner' ? 'red' : 'grey'}>{text[role]}</Chip>
              )}
            </UserRow>
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
    </>
  )
}
