import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './TrendRow.module.css'

/** As tall as the rows that are on their way. */
export function TrendRowsPending({ rows }: { rows: number }) {
  return (
    <SkeletonGroup className={styles.list}>
      <InOrder of={rows}>
        {() => (
          <div className={styles.row}>
            <div className={styles.link}>
              <span className={styles.rank} />
              <span className={styles.words}>
                <Skeleton width="7rem" height="var(--lead-xs)" />
                <Skeleton width="10rem" height="var(--lead-nav)" />
                <Skeleton width="5rem" height="var(--lead-xs)" />
              </span>
              <Skeleton width="7rem" height="1.75rem" />
            </div>
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
