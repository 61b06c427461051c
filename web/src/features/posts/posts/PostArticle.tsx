import type { Post } from '@jes/contract/posts/posts'
import { type ReactNode, useId } from 'react'
import { PostActions } from '#features/posts/postCard/PostActions.tsx'
import { PostContent } from '#features/posts/postCard/PostContent.tsx'
import { PostHeader } from '#features/posts/postCard/PostHeader.tsx'
import { PostState } from '#features/posts/postCard/PostState.tsx'
import { useScript } from '#features/posts/postCard/useScript.tsx'
import { langOf } from '#lib/language.ts'
import styles from './PostCard.module.css'

type Props = { post: Post; when: ReactNode; onRemoved: () => void }

/** A post on its own page: all of it. */
export function PostArticle({ post, when, onRemoved }: Props) {
  const titleId = useId()
  const { shown, scriptButton } = useScript(post)

  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <PostHeader post={post} when={when} scriptButton={scriptButton} onRemoved={onRemoved} />
      <PostState post={post} />
      <h1 id={titleId} className={styles.title} lang={langOf(shown.title)} dir="auto" tabIndex={-1}>
        {shown.title}
      </h1>
      <PostContent key={post.isExcerpt ? 'excerpt' : 'whole'} post={shown} isWhole eager />
      <PostActions post={post} />
    </article>
  )
}
