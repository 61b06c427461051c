import { usePlace } from '#lib/router.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import column from './RightSidebar.module.css'
import styles from './SidebarPending.module.css'
import { sidebarParts } from './sidebarParts.ts'

const PREMIUM = 'calc(5.0625rem + var(--lead-nav) + 2 * var(--lead-sm))'
const HUB = 'calc(0.75rem + 2 * var(--lead-xs))'
const TREND = 'calc(0.75rem + 2 * var(--lead-2xs) + var(--lead-md))'

/** The right column until its code is loaded: as tall as the cards will be, so that nothing moves. */
export function SidebarPending() {
  const { hasSearch, hasPremium, isOfClip } = sidebarParts(usePlace())
  return (
    <div className={column.right} aria-hidden="true">
      {hasSearch && <Skeleton shape="pill" height="2.75rem" />}
      {!isOfClip && hasPremium && <Skeleton shape="tile" height={PREMIUM} />}
      {!isOfClip && <CardsPending />}
    </div>
  )
}

export function CardsPending() {
  const { hasHubs, hasTrends } = sidebarParts(usePlace())
  return (
    <>
      {hasHubs && <CardPending row={HUB} />}
      {hasTrends && <CardPending row={TREND} />}
    </>
  )
}

/** As tall as a card with a title, five rows and a link to the whole list. */
function CardPending({ row }: { row: string }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton width="45%" height="1.25rem" />
      <InOrder of={5}>
        {() => (
          <div className={styles.row} style={{ blockSize: row }}>
            <Skeleton width="65%" height="1rem" />
          </div>
        )}
      </InOrder>
    </div>
  )
}
