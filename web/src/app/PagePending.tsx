import { usePagePending } from '#lib/pagePending.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PagePending.module.css'

/** The placeholder of any page in the layout while its code is fetched; the bar above shows that it loads. */
export function PagePending() {
  usePagePending()
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton width="9rem" height="1.5rem" />
      <InOrder of={4}>
        {() => (
          <div className={styles.row}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <Skeleton width="12rem" />
            <Skeleton height="5rem" />
          </div>
        )}
      </InOrder>
    </div>
  )
}
