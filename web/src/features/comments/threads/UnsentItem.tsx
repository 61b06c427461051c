import { UnsentComment } from '#features/comments/comment/UnsentComment.tsx'
import { useSelf } from '#features/comments/commentBox/useSelf.ts'
import type { Unsent } from '#features/comments/comments/unsent.ts'
import { Avatar } from '#ui/Avatar.tsx'
import styles from './Comment.module.css'
import { sizeAt } from './CommentSide.tsx'
import { useThreadView } from './threadContext.ts'

/** An unsent comment, in its future place. */
export function UnsentItem({ unsent, level }: { unsent: Unsent; level: number }) {
  const { isNarrow } = useThreadView()
  const self = useSelf()

  return (
    <li className={styles.comment} data-top={level === 0 || undefined}>
      <div className={styles.side}>
        {self && (
          <Avatar
            id={self._id}
            name={self.displayName}
            image={self.image}
            size={sizeAt(level, isNarrow)}
          />
        )}
      </div>
      <div className={styles.main}>
        <UnsentComment unsent={unsent} />
      </div>
    </li>
  )
}
