import { useInfiniteQuery } from '@tanstack/react-query'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { useText } from '#lib/language.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { repostersOf } from './api.ts'
import { messages } from './menuMessages.ts'
import styles from './RepostsDialog.module.css'

export function ReposterList({ postId }: { postId: string }) {
  const text = useText(messages)
  const people = useInfiniteQuery(repostersOf(postId))

  return (
    <PagedList
      list={people}
      rowsOf={({ users }) => users}
      keyOf={({ _id }) => _id}
      pending={<UserRowsPending rows={3} />}
      empty={<p className={styles.empty}>{text.noReposts}</p>}
    >
      {(user) => <UserRow user={user} />}
    </PagedList>
  )
}
