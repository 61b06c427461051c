import type { Post } from '@jes/contract/posts/posts'
import { Music, VolumeOff } from 'lucide-react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { NameMarks } from '#features/core/users/NameMarks.tsx'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { late } from '#ui/late.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './ClipCaption.module.css'
import { Cues } from './Cues.tsx'
import { Folded } from './Folded.tsx'
import { messages } from './messages.ts'

const FollowHere = late(async () => (await import('./FollowHere.tsx')).FollowHere)

/** The author, and the caption. */
export function ClipCaption({ post, isCurrent }: { post: Post; isCurrent: boolean }) {
  const text = useText(messages)
  const { user, jehub, clip } = post
  const profile = `/je/${user.username}`

  return (
    <div className={styles.caption}>
      {isCurrent && <Cues />}
      <div className={styles.who}>
        <Link to={profile} tabIndex={-1} aria-hidden="true">
          <Avatar id={user._id} name={user.displayName} image={user.image} size={40} />
        </Link>
        <div className={styles.names}>
          <p className={styles.line}>
            <Link to={profile} className={styles.name} lang={langOf(user.displayName)}>
              {user.displayName}
            </Link>
            <NameMarks user={user} isPressable />
          </p>
          <p className={styles.second}>
            <span className={styles.handle}>@{user.username}</span> · <Time iso={post.createdAt} />
          </p>
        </div>
        {isCurrent && <FollowHere post={post} />}
      </div>
      {post.body.length > 0 && <Folded body={post.body} />}
      <div className={styles.below}>
        {jehub && (
          <Link to={hubPath(jehub.name)} className={styles.hub} lang={langOf(jehub.name)}>
            <HubIcon id={jehub._id} name={jehub.name} image={jehub.icon} size={18} />
            <span>{jehub.name}</span>
          </Link>
        )}
        <p className={styles.sound}>
          {clip?.hasSound ? <Music size={16} /> : <VolumeOff size={16} />}
          <span lang={langOf(user.displayName)}>
            {clip?.hasSound ? text.sound(user.displayName) : text.silent}
          </span>
        </p>
      </div>
    </div>
  )
}
