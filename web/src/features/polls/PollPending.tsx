import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './PollView.module.css'

/** As tall as the poll, while the code for it comes. */
export function PollPending({ options }: { options: number }) {
  return (
    <SkeletonGroup className={styles.poll}>
      {Array.from({ length: options }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} height="2.75rem" shape="tile" />
      ))}
      <Skeleton width="10rem" height="1.375rem" />
    </SkeletonGroup>
  )
}
