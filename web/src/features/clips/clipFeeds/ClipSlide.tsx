import type { Post } from '@jes/contract/posts/posts'
import { ClipCaption } from '#features/clips/clipCaption/ClipCaption.tsx'
import { ClipRail } from '#features/clips/clipRail/ClipRail.tsx'
import { Stage } from '#features/clips/clipStage/Stage.tsx'
import { useText } from '#lib/language.ts'
import styles from './ClipFeed.module.css'
import { messages } from './messages.ts'
import { wordsOf } from './wordsOf.ts'

type Props = {
  post: Post
  isCurrent: boolean
  /** A hundred clips are a hundred empty rooms but for the one on the stage and its neighbours. */
  isNear: boolean
  /** On a phone the rail lies over the picture, and moves with it under the thumb. */
  hasRail: boolean
  onComments: () => void
  onHide: (id: string) => void
}

export function ClipSlide(props: Props) {
  const { post, isCurrent, isNear, hasRail, onComments, onHide } = props
  const text = useText(messages)

  return (
    <article
      aria-label={text.clipBy(post.user.displayName, wordsOf(post))}
      inert={!isCurrent}
      aria-hidden={!isCurrent}
      tabIndex={-1}
      data-clip={post._id}
      className={styles.slide}
    >
      {isNear && (
        <Stage post={post} isCurrent={isCurrent}>
          <ClipCaption post={post} isCurrent={isCurrent} />
          {hasRail && (
            <ClipRail post={post} onComments={onComments} onHide={() => onHide(post._id)} />
          )}
        </Stage>
      )}
    </article>
  )
}
