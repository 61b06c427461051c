import { PopularHubs } from '#features/hubs/PopularHubs.tsx'
import { PremiumCard } from '#features/premium/PremiumCard.tsx'
import { WhatsHappening } from '#features/trending/WhatsHappening.tsx'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { Link } from '#ui/Link.tsx'
import { SearchBox } from '#ui/SearchBox.tsx'
import { messages } from './messages.ts'
import styles from './RightSidebar.module.css'

export function RightSidebar() {
  const text = useText(messages)
  const { pathname } = usePlace()
  return (
    <aside aria-label={text.sidebar} className={styles.right}>
      {pathname !== '/search' && <SearchBox />}
      {pathname !== '/premium' && <PremiumCard />}
      <PopularHubs />
      <WhatsHappening />
      <div className={styles.foot}>
        <Link to="/about">{text.about}</Link>
        <Link to="/help">{text.help}</Link>
        <Link to="/privacy-policy">{text.privacy}</Link>
        <Link to="/terms">{text.terms}</Link>
        <Link to="/blogs">{text.blog}</Link>
      </div>
    </aside>
  )
}
