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
  /** Of a hundred clips all but the shown one and its neighbours are empty. */
  isNear: boolean
  /** On a phone the rail is over the picture, and scrolls with it. */
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
