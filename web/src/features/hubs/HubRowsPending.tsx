import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './HubRow.module.css'

/** As tall as the rows that are on their way. */
export function HubRowsPending({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className={styles.row}>
          <Skeleton width="2.5rem" height="2.5rem" shape="tile" />
          <Skeleton width="9rem" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
