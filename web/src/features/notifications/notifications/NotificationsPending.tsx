import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './notifications.module.css'

const WIDTHS = ['85%', '60%', '75%']

/** Three rows to come, as high as those that will. */
export function NotificationsPending() {
  return (
    <SkeletonGroup>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.pending}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <div className={styles.lines}>
            <Skeleton width={width} />
            <Skeleton width="9rem" height="0.75rem" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
