import { PopularHubs } from '#features/hubs/PopularHubs.tsx'
import { PremiumCard } from '#features/premium/PremiumCard.tsx'
import { WhatsHappening } from '#features/trending/WhatsHappening.tsx'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { Link } from '#ui/Link.tsx'
import { SearchBox } from '#ui/SearchBox.tsx'
import { messages } from './messages.ts'
import styles from './RightSidebar.module.css'
import { messages as sidebarMessages } from './sidebarMessages.ts'

export function RightSidebar() {
  const text = useText(messages)
  const words = useText(sidebarMessages)
  const { pathname } = usePlace()
  return (
    <aside aria-label={words.sidebar} className={styles.right}>
      {pathname !== '/search' && <SearchBox />}
      {pathname !== '/premium' && <PremiumCard />}
      <PopularHubs />
      <WhatsHappening />
      <div className={styles.foot}>
        <Link to="/about">{text.about}</Link>
        <Link to="/help">{text.help}</Link>
        <Link to="/privacy-policy">{words.privacy}</Link>
        <Link to="/terms">{words.terms}</Link>
        <Link to="/blogs">{words.blog}</Link>
      </div>
    </aside>
  )
}
