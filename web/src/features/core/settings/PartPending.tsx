import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './settings.module.css'

/** The shape of a part that is on its way. */
export function PartPending() {
  return (
    <SkeletonGroup className={styles.section}>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
    </SkeletonGroup>
  )
}
