import { FigureTilesPending } from '#ui/FigureTiles.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './ClipStats.module.css'

const FIGURES = 9

export function ClipStatsPending() {
  return (
    <SkeletonGroup className={styles.page}>
      <FigureTilesPending>
        <InOrder of={FIGURES}>{() => <Skeleton height="5.25rem" shape="tile" />}</InOrder>
      </FigureTilesPending>
      {['retention', 'days'].map((chart) => (
        <div key={chart} className={styles.part}>
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton height="15rem" shape="tile" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
