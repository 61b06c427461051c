import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './UserRow.module.css'

/** The shape of people who are on their way. */
export function UserRowsPending({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <InOrder of={rows}>
        {() => (
          <div className={styles.row}>
            <div className={styles.link}>
              <Skeleton width="3.25rem" height="3.25rem" shape="circle" />
              <span className={styles.words}>
                <Skeleton width="9rem" height="1.375rem" />
                <Skeleton width="6rem" height="1.375rem" />
              </span>
            </div>
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
