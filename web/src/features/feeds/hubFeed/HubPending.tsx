import styles from '#features/hubs/hubPage/HubHead.module.css'
import { PostsPending } from '#features/posts/posts/PostsPending.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** The shape of a hub that is on its way. */
export function HubPending() {
  return (
    <>
      <SkeletonGroup>
        <div className={styles.cover}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.body}>
          <div className={styles.top}>
            <span className={styles.ring}>
              <Skeleton width="5.75rem" height="5.75rem" shape="tile" />
            </span>
          </div>
          <p className={styles.name}>
            <Skeleton width="11rem" height="1.75rem" />
          </p>
          <p className={styles.facts}>
            <Skeleton width="16rem" height="4.5rem" />
          </p>
        </div>
      </SkeletonGroup>
      <PostsPending />
    </>
  )
}
