import { postPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import { useState } from 'react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import { useCut } from '#lib/useCut.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './PostContent.module.css'

/** More than four lines of the widest column hold: cut for certain, which need not be measured first. */
const LONG = 400

/** Four lines of it; what was sent whole unfolds in place, what was cut is read on its page. */
export function ClampedBody({ post }: { post: Post }) {
  const text = useText(messages)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [ref, isCut] = useCut(post.body, isUnfolded)

  return (
    <>
      <div ref={ref} className={isUnfolded ? '' : styles.clamped}>
        <BodyView body={post.body} />
      </div>
      {post.isExcerpt ? (
        <Link to={postPath(post)} className={styles.more}>
          {text.showMore}
        </Link>
      ) : (
        (isCut ?? post.content.length > LONG) && (
          <button type="button" className={styles.more} onClick={() => setIsUnfolded(true)}>
            {text.showMore}
          </button>
        )
      )}
    </>
  )
}
