import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './UserRow.module.css'

/** The shape of people who are on their way. */
export function UserRowsPending({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows are all the same
        <div key={index} className={styles.row}>
          <div className={styles.link}>
            <Skeleton width="3.25rem" height="3.25rem" shape="circle" />
            <span className={styles.words}>
              <Skeleton width="9rem" height="1.375rem" />
              <Skeleton width="6rem" height="1.375rem" />
            </span>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
