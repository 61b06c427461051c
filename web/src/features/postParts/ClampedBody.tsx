import { postPath } from '@jes/contract/postPath'
import type { Post } from '@jes/contract/posts'
import { useLayoutEffect, useRef, useState } from 'react'
import { BodyView } from '#features/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './PostContent.module.css'

/** Four lines of it; what was sent whole unfolds in place, what was cut is read on its page. */
export function ClampedBody({ post }: { post: Post }) {
  const text = useText(messages)
  const ref = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (element && !isUnfolded) setIsCut(element.scrollHeight > element.clientHeight + 1)
  })

  return (
    <>
      <div ref={ref} className={classes(!isUnfolded && styles.clamped)}>
        <BodyView body={post.body} />
      </div>
      {post.isExcerpt ? (
        <Link to={postPath(post)} className={styles.more}>
          {text.showMore}
        </Link>
      ) : (
        isCut &&
        !isUnfolded && (
          <button type="button" className={styles.more} onClick={() => setIsUnfolded(true)}>
            {text.showMore}
          </button>
        )
      )}
    </>
  )
}
