import { House, Plus, Search, UsersRound } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { FooterBell } from './FooterBell.tsx'
import styles from './MobileFooter.module.css'
import { messages } from './messages.ts'
import { isActive } from './navEntries.ts'

/** The five items of the bottom bar. */
export function MobileFooter() {
  const text = useText(messages)
  const { pathname } = usePlace()
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const current = (href: string, also = /^$/) =>
    isActive({ href, also }, pathname) ? 'page' : undefined

  return (
    <nav aria-label={text.mainNavigation} className={styles.footer} data-bar="bottom">
      <Link to="/" className={styles.item} aria-current={current('/')}>
        <House className={styles.icon} />
        <span>{text.home}</span>
      </Link>
      <Link to="/search" className={styles.item} aria-current={current('/search')}>
        <Search className={styles.icon} />
        <span>{text.search}</span>
      </Link>
      <Link
        to={isSignedIn ? '/add-post' : '/login?next=/add-post'}
        className={styles.item}
        aria-label={text.create}
      >
        <span className={styles.create}>
          <Plus className={styles.icon} />
        </span>
      </Link>
      <FooterBell className={styles.item} current={current('/notifications')} />
      <Link to="/jehubs" className={styles.item} aria-current={current('/jehubs', /^\/jehub\//)}>
        <UsersRound className={styles.icon} />
        <span>{text.hubs}</span>
      </Link>
    </nav>
  )
}
