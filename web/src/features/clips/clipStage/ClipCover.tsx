import type { Post } from '@jes/contract/posts/posts'
import { Photo } from '#features/core/pictures/Photo.tsx'
import { usePlaceholder } from '#features/core/pictures/usePlaceholder.ts'
import styles from './ClipCover.module.css'
import { isFitted } from './isFitted.ts'

type Props = {
  post: Post
  /** A sensitive clip has only a blur of a few bytes. */
  isBlurred: boolean
  isWanted: boolean
}

export function ClipCover({ post, isBlurred, isWanted }: Props) {
  const cover = post.images[0]
  const blur = usePlaceholder(cover?.placeholder ?? '')
  if (!cover) return null
  const isBehind = isFitted(post.clip)

  return (
    <div className={styles.cover} style={blur} data-behind={isBehind || undefined}>
      {!isBlurred && isWanted && (
        <>
          {isBehind && (
            <div className={styles.behind} style={{ backgroundImage: `url("${cover.url}")` }} />
          )}
          <div className={styles.picture}>
            <Photo
              picture={{ ...cover, alt: '' }}
              sizes="(width < 48rem) 100vw, 29rem"
              eager
              fit={isBehind ? 'contain' : 'cover'}
            />
          </div>
        </>
      )}
    </div>
  )
}
