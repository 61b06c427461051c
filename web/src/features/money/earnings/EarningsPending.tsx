import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './Earnings.module.css'

export function EarningsPending() {
  return (
    <SkeletonGroup className={styles.pending}>
      <Skeleton height="8.5rem" shape="tile" />
      <Skeleton width="60%" height="2.75rem" shape="pill" />
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton height="14rem" shape="tile" />
    </SkeletonGroup>
  )
}
