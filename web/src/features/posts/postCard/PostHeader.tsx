import { postPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { Pin } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { NameMarks } from '#features/core/users/NameMarks.tsx'
import { PostMenuButton } from '#features/posts/postMenu/PostMenuButton.tsx'
import { langOf, useText } from '#lib/language.ts'
import { useMedia } from '#lib/useMedia.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { messages } from './messages.ts'
import styles from './PostHeader.module.css'

const RepostedBy = lazy(async () => ({
  default: (await import('#features/posts/reposts/RepostedBy.tsx')).RepostedBy,
}))

const AudienceMark = lazy(async () => ({
  default: (await import('#features/posts/audience/AudienceMark.tsx')).AudienceMark,
}))

/** Pinned to a profile, or in a hub. */
export type PinnedTo = 'isPinned' | 'isHubPinned'

type Props = {
  post: Post
  showsPin?: PinnedTo | undefined
  /** The time as the page of the post says it; a phone has room for it only in the second line. */
  when?: ReactNode
  /** Shows the post in the other script. */
  scriptButton?: ReactNode
  onRemoved?: (() => void) | undefined
}

export function PostHeader({ post, showsPin, when, scriptButton, onRemoved }: Props) {
  const text = useText(messages)
  const below = useMedia('(width < 48rem)') && when
  const { user, jehub } = post
  const profile = `/je/${user.username}`

  return (
    <>
      {showsPin && post[showsPin] && (
        <p className={styles.pinned}>
          <Pin size={14} />
          {text.pinned}
        </p>
      )}
      {post.repostedBy && (
        <p className={styles.pinned}>
          <Suspense fallback={'\u00a0'}>
            <RepostedBy {...post.repostedBy} />
          </Suspense>
        </p>
      )}
      <header className={styles.header}>
        <Link to={profile} tabIndex={-1} aria-hidden="true">
          <Avatar id={user._id} name={user.displayName} image={user.image} />
        </Link>
        <div className={styles.who}>
          <div className={styles.line}>
            <Link to={profile} className={styles.name} lang={langOf(user.displayName)}>
              {user.displayName}
            </Link>
            <NameMarks user={user} isPressable />
            <span className={styles.username}>@{user.username}</span>
            {!below && (
              <span className={styles.when}>
                <span aria-hidden="true">· </span>
                {when ?? (
                  <Link to={postPath(post)}>
                    <Time iso={post.createdAt} />
                  </Link>
                )}
              </span>
            )}
          </div>
          <div className={styles.place}>
            {jehub ? (
              <Link to={hubPath(jehub.name)} className={styles.hub} lang={langOf(jehub.name)}>
                <HubIcon id={jehub._id} name={jehub.name} image={jehub.icon} size={18} />
                <span className={styles.hubName}>{jehub.name}</span>
              </Link>
            ) : post.audience && post.audience !== 'everyone' ? (
              <Suspense>
                <AudienceMark audience={post.audience} />
              </Suspense>
            ) : post.clip ? (
              text.clip
            ) : (
              text.publicPost
            )}
            {post.label && (
              <span className={styles.label} lang={langOf(post.label)}>
                {post.label}
              </span>
            )}
            {below && (
              <span className={styles.when}>
                {!jehub && <span aria-hidden="true">· </span>}
                {below}
              </span>
            )}
            {scriptButton}
          </div>
        </div>
        <PostMenuButton post={post} onRemoved={onRemoved} />
      </header>
    </>
  )
}
