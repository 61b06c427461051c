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
  look?: 'row' | 'crimson' | 'blue' | 'green'
  needsLogIn?: boolean
  onGo: () => void
  /** An action instead of the link, for members. */
  onAct?: () => void
}

export function MenuRow(props: Props) {
  const { href, icon, label, look = 'row', needsLogIn = false, onGo, onAct } = props
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const isLocked = needsLogIn && !isSignedIn

  const words = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  )

  function handleAct() {
    onGo()
    onAct?.()
  }

  if (onAct && !isLocked)
    return (
      <button type="button" className={styles[look]} onClick={handleAct}>
        {words}
      </button>
    )

  return (
    <Link to={isLocked ? withNext('/login', href) : href} className={styles[look]} onClick={onGo}>
      {words}
      {isLocked && <VisuallyHidden>({text.needsLogIn})</VisuallyHidden>}
      {isLocked ? (
        <Lock className={styles.end} />
      ) : (
        look === 'row' && <ChevronRight className={styles.end} />
      )}
    </Link>
  )
}
