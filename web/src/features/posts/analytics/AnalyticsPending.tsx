import { FigureTilesPending } from '#ui/FigureTiles.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './Analytics.module.css'
import { MEASURES } from './measures.ts'

export function AnalyticsPending() {
  return (
    <SkeletonGroup className={styles.page}>
      <FigureTilesPending>
        <InOrder of={MEASURES.length}>{() => <Skeleton height="5.5rem" shape="tile" />}</InOrder>
      </FigureTilesPending>
      <div className={styles.part}>
        <Skeleton width="10rem" height="1.5rem" />
        <InOrder of={5}>{() => <Skeleton height="3.25rem" shape="tile" />}</InOrder>
      </div>
      <div className={styles.part}>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton height="15rem" shape="tile" />
      </div>
    </SkeletonGroup>
  )
}
