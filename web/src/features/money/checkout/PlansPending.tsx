import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './checkout.module.css'

const PLANS = 3

export function PlansPending() {
  return (
    <SkeletonGroup className={styles.plans}>
      <InOrder of={PLANS}>
        {() => (
          <div className={styles.plan}>
            <span className={styles.days}>
              <Skeleton width="4rem" height="1.25rem" />
            </span>
            <span className={styles.price}>
              <Skeleton width="5.5rem" height="2rem" />
            </span>
            <span className={styles.monthly}>
              <Skeleton width="7rem" />
            </span>
            <span className={styles.saving} />
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
