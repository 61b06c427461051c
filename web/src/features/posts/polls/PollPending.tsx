import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './PollView.module.css'

/** As tall as the poll, while the code for it comes. */
export function PollPending({ options }: { options: number }) {
  return (
    <SkeletonGroup className={styles.poll}>
      <InOrder of={options}>{() => <Skeleton height="2.75rem" shape="tile" />}</InOrder>
      <Skeleton width="10rem" height="1.375rem" />
    </SkeletonGroup>
  )
}
