import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import card from './PostCard.module.css'
import styles from './PostList.module.css'

/** As tall as the cards that will stand there. */
export function PostsPending({ cards = 3 }: { cards?: number }) {
  return (
    <SkeletonGroup>
      <InOrder of={cards}>{(_, index) => <CardPending hasPicture={index % 2 === 0} />}</InOrder>
    </SkeletonGroup>
  )
}

function CardPending({ hasPicture }: { hasPicture: boolean }) {
  return (
    <div className={card.card}>
      <div className={styles.head}>
        <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
        <div className={styles.lines}>
          <Skeleton width="12rem" height="0.8125rem" />
          <Skeleton width="7.5rem" height="0.6875rem" />
        </div>
      </div>
      <div className={styles.text}>
        <Skeleton width="72%" height="1.1875rem" />
        <Skeleton height="0.8125rem" />
        <Skeleton width="86%" height="0.8125rem" />
        {hasPicture && (
          <div className={styles.picture}>
            <Skeleton shape="tile" height="100%" />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Skeleton shape="pill" width="7rem" height="2.25rem" />
        <Skeleton width="3.25rem" />
        <Skeleton width="3.75rem" />
      </div>
    </div>
  )
}
