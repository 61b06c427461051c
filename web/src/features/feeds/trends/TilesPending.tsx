import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './TrendTiles.module.css'

const TILES = 5

/** As large as the tiles that are on their way, with the line below them. */
export function TilesPending() {
  return (
    <div className={styles.section}>
      <SkeletonGroup className={styles.tiles}>
        <InOrder of={TILES}>
          {() => (
            <div className={styles.tile}>
              <Skeleton shape="tile" height="100%" />
            </div>
          )}
        </InOrder>
      </SkeletonGroup>
      <span className={styles.more} aria-hidden="true">
        &nbsp;
      </span>
    </div>
  )
}
