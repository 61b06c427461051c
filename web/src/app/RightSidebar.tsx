import { PremiumCard } from '#features/premiumNote/PremiumCard.tsx'
import { SearchBox } from '#features/searchBox/SearchBox.tsx'
import { useText } from '#lib/language.ts'
import { useCardFills, usePageCard } from '#lib/pageCard.ts'
import { usePlace } from '#lib/router.tsx'
import { late } from '#ui/late.tsx'
import styles from './RightSidebar.module.css'
import { messages } from './sidebarMessages.ts'

const SideCards = late(async () => (await import('./SideCards.tsx')).SideCards)

/** These pages begin with a search box. */
const SEARCHES = /^\/(search|explore)\/?$/

/** Where the card of the page may need the whole column. */
const CLIP = /^\/jesclips\/[^/]+\/?$/

const setPageCard = (place: HTMLElement | null) => usePageCard.setState(place, true)

export function RightSidebar() {
  const text = useText(messages)
  const { pathname } = usePlace()
  const isHub = pathname.startsWith('/jehub/')
  const fills = useCardFills((card) => card.fills)
  const hasRoom = !CLIP.test(pathname) || fills === false

  return (
    <aside aria-label={text.sidebar} className={styles.right}>
      {!SEARCHES.test(pathname) && <SearchBox />}
      <div ref={setPageCard} className={styles.pageCard} />
      {hasRoom && (
        <>
          {!isHub && !pathname.startsWith('/premium') && <PremiumCard />}
          <SideCards />
        </>
      )}
    </aside>
  )
}
