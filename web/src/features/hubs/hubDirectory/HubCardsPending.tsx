import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './HubCard.module.css'

/** As tall as the cards that are on their way. */
export function HubCardsPending() {
  return (
    <SkeletonGroup className={styles.grid}>
      <InOrder of={6}>
        {() => (
          <div className={styles.card}>
            <div className={styles.cover}>
              <Skeleton height="100%" />
            </div>
            <div className={styles.body}>
              <span className={styles.ring}>
                <Skeleton width="3.125rem" height="3.125rem" shape="tile" />
              </span>
              <p className={styles.heading}>
                <Skeleton width="9rem" height="1.5rem" />
              </p>
              <p className={styles.description}>
                <Skeleton height="1.25rem" />
                <Skeleton width="70%" height="1.25rem" />
              </p>
              <div className={styles.foot}>
                <Skeleton width="6rem" height="1.875rem" />
              </div>
            </div>
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
