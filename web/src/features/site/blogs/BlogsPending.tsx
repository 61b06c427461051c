import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './Blogs.module.css'

export function BlogsPending() {
  return (
    <SkeletonGroup>
      <InOrder of={2}>
        {() => (
          <div className={styles.card}>
            <Skeleton height="16rem" shape="tile" />
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton width="90%" />
            <Skeleton width="40%" />
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
