import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './ClipTile.module.css'

/** Placeholders as large as the covers, in a row or in a grid. */
export function ClipTilesPending({ in: layout, tiles }: { in: 'row' | 'grid'; tiles: number }) {
  return (
    <SkeletonGroup className={styles[layout]}>
      <InOrder of={tiles}>
        {() => (
          <div className={styles.clip}>
            <span className={styles.tile}>
              <Skeleton shape="tile" height="100%" />
            </span>
            <span className={styles.title}>
              <Skeleton width="80%" height="var(--lead-xs)" />
            </span>
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
