import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './CommentsPending.module.css'

const ROWS = [1, 2, 3, 4]

/** As tall as the comments will be. */
export function CommentsPending() {
  return (
    <SkeletonGroup>
      <PendingRows />
    </SkeletonGroup>
  )
}

export function PendingRows() {
  return ROWS.map((row) => (
    <div key={row} className={styles.row}>
      <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
      <div className={styles.lines}>
        <Skeleton width="11rem" height="0.8125rem" />
        <Skeleton width="92%" height="0.8125rem" />
        <Skeleton width="8rem" height="1.25rem" shape="pill" />
      </div>
    </div>
  ))
}
