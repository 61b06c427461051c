import { usePlace } from '#lib/router.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import column from './RightSidebar.module.css'
import styles from './SidebarPending.module.css'
import { sidebarParts } from './sidebarParts.ts'

/** The right column until its code is here: as tall as what will stand there, so that nothing moves. */
export function SidebarPending() {
  const { hasSearch, hasPremium, isOfClip } = sidebarParts(usePlace().pathname)
  return (
    <div className={column.right} aria-hidden="true">
      {hasSearch && <Skeleton shape="pill" height="2.75rem" />}
      {!isOfClip && hasPremium && <Skeleton shape="tile" height="8.5rem" />}
      {!isOfClip && <CardsPending />}
    </div>
  )
}

export function CardsPending() {
  const { hasHubs, hasTrends } = sidebarParts(usePlace().pathname)
  return (
    <>
      {hasHubs && <CardPending rows="3.25rem" />}
      {hasTrends && <CardPending rows="4.375rem" />}
    </>
  )
}

function CardPending({ rows }: { rows: string }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <InOrder of={6}>
        {(_, index) => (
          <div className={styles.row} style={{ blockSize: index ? rows : undefined }}>
            <Skeleton width={index ? '60%' : '45%'} height={index ? '1rem' : '1.25rem'} />
          </div>
        )}
      </InOrder>
    </div>
  )
}
