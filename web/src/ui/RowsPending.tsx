import { InOrder } from './InOrder.tsx'
import styles from './RowsPending.module.css'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

/** Placeholder rows with a title and a line below it. */
export function RowsPending({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <InOrder of={rows}>
        {() => (
          <div className={styles.row}>
            <Skeleton width="55%" height="1.125rem" />
            <Skeleton width="85%" />
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
