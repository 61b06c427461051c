import type { ListedUser } from '@jes/contract/core/users'
import { langOf } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { NameMarks } from './NameMarks.tsx'
import styles from './UserFace.module.css'

type Props = {
  user: ListedUser
  /** Has space for two lines of a bio, whether there are two or not. */
  roomy?: boolean
  className?: string | undefined
}

/** Somebody as a card shows them: picture, name and bio below each other. */
export function UserFace({ user, roomy, className }: Props) {
  return (
    <Link
      to={`/je/${user.username}`}
      className={classes(styles.face, className)}
      data-roomy={roomy || undefined}
    >
      <Avatar id={user._id} name={user.displayName} image={user.image} size={52} />
      <span className={styles.name} lang={langOf(user.displayName)}>
        <Txt className={styles.cut}>{user.displayName}</Txt>
        <NameMarks user={user} />
      </span>
      <Txt className={styles.bio}>{user.bio || `@${user.username}`}</Txt>
    </Link>
  )
}
