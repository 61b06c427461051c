import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { PendingRows } from './CommentsPending.tsx'
import styles from './SectionPending.module.css'

/** The shape of the whole section: the box, the heading and the first comments. */
export function SectionPending({ isLocked }: { isLocked: boolean }) {
  return (
    <SkeletonGroup>
      <div className={styles.box} data-locked={isLocked || undefined}>
        {!isLocked && <Skeleton shape="circle" width="2.5rem" height="2.5rem" />}
        <Skeleton shape={isLocked ? 'line' : 'pill'} height={isLocked ? '0.875rem' : '2.75rem'} />
      </div>
      <div className={styles.head}>
        <Skeleton width="8rem" height="1.125rem" />
      </div>
      <div className={styles.threads}>
        <PendingRows />
      </div>
    </SkeletonGroup>
  )
}
