import { PenLine } from 'lucide-react'
import { useUnread } from '#features/notifications/unread/unread.ts'
import { useText } from '#lib/language.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Logo } from '#ui/Logo.tsx'
import styles from './LeftNav.module.css'
import { MessagesPlace } from './MessagesPlace.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { messages } from './messages.ts'
import { isActive, navEntries } from './navEntries.ts'
import { UserChip } from './UserChip.tsx'
import { unreadLabel } from './unreadLabel.ts'

export function LeftNav() {
  const text = useText(messages)
  const { pathname } = usePlace()
  const user = useSession((session) => session.user)
  const unread = useUnread()

  return (
    <header className={styles.left}>
      <Link to="/" className={styles.brand}>
        <Logo />
      </Link>
      <nav aria-label={text.mainNavigation} className={styles.nav}>
        {navEntries(user?.username).map(({ icon: Icon, ...entry }) => (
          <Link
            key={entry.name}
            to={entry.href}
            className={styles.entry}
            aria-current={isActive(entry, pathname) ? 'page' : undefined}
            aria-label={entry.name === 'notifications' ? unreadLabel(unread) : undefined}
          >
            <Icon className={styles.icon} />
            <span className={styles.label}>{text[entry.name] as string}</span>
            {entry.name === 'notifications' && (
              <CountBadge count={unread} className={styles.count} />
            )}
          </Link>
        ))}
        <MoreMenu className={styles.entry} />
      </nav>
      <LinkButton href="/add-post" size="lg" className={styles.post}>
        <PenLine />
        <span className={styles.label}>{text.post}</span>
      </LinkButton>
      {user ? (
        <div className={styles.own}>
          <UserChip user={user} />
          <MessagesPlace />
        </div>
      ) : (
        <SignIn />
      )}
    </header>
  )
}

function SignIn() {
  const text = useText(messages)
  return (
    <div className={styles.signIn}>
      <p>{text.invitation}</p>
      <LinkButton href="/login" look="line">
        {text.logIn}
      </LinkButton>
      <LinkButton href="/register" look="ink">
        {text.signUp}
      </LinkButton>
    </div>
  )
}
