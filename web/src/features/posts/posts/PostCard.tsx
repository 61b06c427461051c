import { postPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { memo, use, useId } from 'react'
import { PostActions } from '#features/posts/postCard/PostActions.tsx'
import { PostContent } from '#features/posts/postCard/PostContent.tsx'
import { type PinnedTo, PostHeader } from '#features/posts/postCard/PostHeader.tsx'
import { PostState } from '#features/posts/postCard/PostState.tsx'
import { useScript } from '#features/posts/postCard/useScript.tsx'
import { langOf } from '#lib/language.ts'
import { Wording } from '#lib/wording.ts'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './PostCard.module.css'

type Props = {
  post: Post
  /** On a profile or in a hub: what is pinned there says so. */
  showsPin?: PinnedTo | undefined
  /** It is among the first things seen: its picture does not wait. */
  eager?: boolean
  /** It is below the first screen: laid out when it comes near. */
  isFar?: boolean
}

/** A post in a list. The link of its title covers the whole card; that of a clip is its caption, announced once. */
export const PostCard = memo(function PostCard({ post, showsPin, eager, isFar }: Props) {
  const titleId = useId()
  const { shown, scriptButton } = useScript(post)

  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-post={post._id}
      data-far={isFar || undefined}
    >
      <PostHeader post={post} showsPin={showsPin} scriptButton={scriptButton} />
      <PostState post={post} />
      <h2
        id={titleId}
        className={post.clip ? styles.untitled : styles.title}
        lang={langOf(shown.title)}
        dir="auto"
      >
        <Link to={postPath(post)} className={styles.open} aria-keyshortcuts="o">
          {post.clip ? <VisuallyHidden>{shown.title}</VisuallyHidden> : use(Wording)(shown.title)}
        </Link>
      </h2>
      <PostContent post={shown} eager={eager} />
      <PostActions post={post} />
    </article>
  )
})
