import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './PlacePending.module.css'

/** A placeholder as tall as the content of a section. */
export function PlacePending({ of }: { of: 'table' | 'switch' }) {
  return (
    <SkeletonGroup className={styles[of]}>
      <Skeleton height="100%" />
    </SkeletonGroup>
  )
}
