import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { Chip } from '#ui/Chip.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { membersOf } from './api.ts'
import { messages } from './messages.ts'

type Props = { hubId: string; words: string }

export function MemberList({ hubId, words }: Props) {
  const text = useText(messages)
  const list = useInfiniteQuery(membersOf(hubId, words))

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.members}
      keyOf={({ user }) => user._id}
      pending={<UserRowsPending rows={8} />}
      empty={
        <EmptyState art={<SearchArt />} title={text.nobody}>
          {words && text.nobodyNamed(words)}
        </EmptyState>
      }
    >
      {({ user, role }) => (
        <UserRow user={user}>
          {role !== 'member' && <Chip tone={role === 'owner' ? 'red' : 'grey'}>{text[role]}</Chip>}
        </UserRow>
      )}
    </PagedList>
  )
}
