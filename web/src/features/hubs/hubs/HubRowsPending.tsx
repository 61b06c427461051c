import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './HubRow.module.css'

/** As tall as the rows that are on their way. */
export function HubRowsPending({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <InOrder of={rows}>
        {() => (
          <div className={styles.row}>
            <div className={styles.link}>
              <Skeleton width="2.5rem" height="2.5rem" shape="tile" />
              <Skeleton width="9rem" />
            </div>
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
