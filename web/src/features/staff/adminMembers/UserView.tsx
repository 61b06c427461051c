import { useQuery } from '@tanstack/react-query'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { Strikes } from '#features/staff/adminParts/Strikes.tsx'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Txt } from '#ui/Txt.tsx'
import { staffUserOf } from './api.ts'
import { messages } from './messages.ts'
import styles from './User.module.css'
import { UserActions } from './UserActions.tsx'
import { UserChips } from './UserChips.tsx'
import { UserFacts } from './UserFacts.tsx'

/** One member, with what was done to them before and what can be done. */
export function UserView({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const text = useText(messages)
  const { data: user, ...query } = useQuery(staffUserOf(id))

  if (query.isPending) return <RowsPending rows={4} />
  if (query.isLoadingError)
    return <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
  if (!user) return <EmptyState roomy art={<SearchArt />} title={text.noUser} />

  return (
    <>
      <div className={styles.part}>
        <PersonLine user={user} />
        <UserChips user={user} />
        {user.bio && <Txt as="p">{user.bio}</Txt>}
        <Link to={`/je/${user.username}`} className={styles.link}>
          {text.toProfile}
        </Link>
        <UserFacts user={user} />
        <UserActions user={user} isAdmin={isAdmin} />
      </div>
      <Strikes strikes={user.strikes} name={user.displayName} />
    </>
  )
}
