import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './PlacePending.module.css'

/** Keeps the place of what a section will hold, as tall as that will be. */
export function PlacePending({ of }: { of: 'table' | 'switch' }) {
  return (
    <SkeletonGroup className={styles[of]}>
      <Skeleton height="100%" />
    </SkeletonGroup>
  )
}
