import { Bell } from 'lucide-react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { useUnread } from '#features/notifications/unread/unread.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './MobileFooter.module.css'
import { messages } from './messages.ts'
import { unreadLabel } from './unreadLabel.ts'

const HREF = '/notifications'
const load = () => import('#features/notifications/notifications/NotificationPanel.tsx')

type Panel = ComponentType<{ open: boolean; onClose: () => void }>
type Props = { className: string | undefined; current: 'page' | undefined }

/** A link to the page of notifications; a member's tap shows them over the page they are on. */
export function FooterBell({ className, current }: Props) {
  const text = useText(messages)
  const unread = useUnread()
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const [late, setLate] = useState<{ Panel: Panel } | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  function handleClick(event: MouseEvent) {
    if (!isSignedIn || current || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    load().then(
      ({ NotificationPanel }) => {
        setLate({ Panel: NotificationPanel })
        setIsOpen(true)
      },
      () => navigate(HREF),
    )
  }

  return (
    <>
      <Link
        to={HREF}
        className={className}
        aria-current={current}
        aria-label={unreadLabel(unread)}
        onClick={handleClick}
      >
        <span className={styles.bell}>
          <Bell className={styles.icon} />
          <CountBadge count={unread} className={styles.count} />
        </span>
        <span>{text.notifications}</span>
      </Link>
      {late && isSignedIn && <late.Panel open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
