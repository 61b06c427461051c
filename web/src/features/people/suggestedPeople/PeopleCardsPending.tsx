import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './PersonCard.module.css'

/** As tall as the cards that are on their way. */
export function PeopleCardsPending({ cards }: { cards: number }) {
  return (
    <SkeletonGroup className={styles.cards}>
      <InOrder of={cards}>
        {() => (
          <div className={styles.card}>
            <span className={styles.face}>
              <Skeleton shape="circle" width="3.25rem" height="3.25rem" />
              <Skeleton width="6rem" height="var(--lead-sm)" />
              <Skeleton width="5rem" height="0.75rem" />
            </span>
            <span className={styles.why}>
              <Skeleton width="5rem" height="var(--lead-xs)" />
            </span>
            <Skeleton shape="pill" width="5rem" height="2.125rem" />
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
