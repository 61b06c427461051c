import type { UserSummary } from '@jes/contract/core/users'
import type { ReactNode } from 'react'
import { langOf } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './shunned.module.css'

type Props = {
  user: UserSummary
  /** A blocked member has no page for me: then the name is no link. */
  hasPage: boolean
  children: ReactNode
}

export function PersonRow({ user, hasPage, children }: Props) {
  const person = (
    <>
      <Avatar id={user._id} name={user.displayName} image={user.image} />
      <span className={styles.words}>
        <span className={styles.name} lang={langOf(user.displayName)}>
          {user.displayName}
        </span>
        <span className={styles.hint}>@{user.username}</span>
      </span>
    </>
  )
  return (
    <div className={styles.row}>
      {hasPage ? (
        <Link to={`/je/${user.username}`} className={styles.link}>
          {person}
        </Link>
      ) : (
        <span className={styles.link}>{person}</span>
      )}
      {children}
    </div>
  )
}
