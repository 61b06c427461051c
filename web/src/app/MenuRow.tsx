import { ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { withNext } from '#lib/nextPath.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MenuSheet.module.css'
import { messages } from './menuMessages.ts'

type Props = {
  href: string
  icon: ReactNode
  label: string
  look?: 'row' | 'crimson' | 'blue'
  needsLogIn?: boolean
  onGo: () => void
}

export function MenuRow({ href, icon, label, look = 'row', needsLogIn = false, onGo }: Props) {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const isLocked = needsLogIn && !isSignedIn

  return (
    <Link to={isLocked ? withNext('/login', href) : href} className={styles[look]} onClick={onGo}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
      {isLocked && <VisuallyHidden>({text.needsLogIn})</VisuallyHidden>}
      {isLocked ? (
        <Lock className={styles.end} />
      ) : (
        look === 'row' && <ChevronRight className={styles.end} />
      )}
    </Link>
  )
}
