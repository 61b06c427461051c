import { PremiumCard } from '#features/money/premium/PremiumCard.tsx'
import { SearchBox } from '#features/search/searchBox/SearchBox.tsx'
import { useText } from '#lib/language.ts'
import { useCardFills, usePageCard } from '#lib/pageCard.ts'
import { usePlace } from '#lib/router.tsx'
import { late } from '#ui/late.tsx'
import styles from './RightSidebar.module.css'
import { CardsPending } from './SidebarPending.tsx'
import { messages } from './sidebarMessages.ts'
import { sidebarParts } from './sidebarParts.ts'

const SideCards = late(async () => (await import('./SideCards.tsx')).SideCards, <CardsPending />)

const setPageCard = (place: HTMLElement | null) => usePageCard.setState(place, true)

export function RightSidebar() {
  const text = useText(messages)
  const { hasSearch, hasPremium, isOfClip } = sidebarParts(usePlace())
  const fills = useCardFills((card) => card.fills)
  const hasRoom = !isOfClip || fills === false

  return (
    <aside aria-label={text.sidebar} className={styles.right}>
      {hasSearch && <SearchBox />}
      <div ref={setPageCard} className={styles.pageCard} />
      {hasRoom && (
        <>
          {hasPremium && <PremiumCard />}
          <SideCards />
        </>
      )}
    </aside>
  )
}
