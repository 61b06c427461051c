import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import counts from './ProfileCounts.module.css'
import facts from './ProfileFacts.module.css'
import styles from './ProfileHead.module.css'

/** The shape of a profile that is on its way. */
export function ProfilePending() {
  return (
    <SkeletonGroup>
      <div className={styles.cover}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.ring}>
            <Skeleton width="6.75rem" height="6.75rem" shape="circle" />
          </span>
        </div>
        <p className={styles.name}>
          <Skeleton width="14rem" height="1.75rem" />
        </p>
        <p className={styles.muted}>
          <Skeleton width="7rem" height="1.625rem" />
        </p>
        <p className={facts.facts}>
          <Skeleton width="10rem" height="1.375rem" />
        </p>
        <p className={counts.counts}>
          <Skeleton width="16rem" height="1.625rem" />
        </p>
      </div>
    </SkeletonGroup>
  )
}
