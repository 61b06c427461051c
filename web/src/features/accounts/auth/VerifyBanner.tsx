import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import styles from './auth.module.css'
import { messages } from './messages.ts'
import { ResendButton } from './ResendButton.tsx'

/** A slim strip for members whose email is not verified yet. */
export function VerifyBanner() {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  if (!isSignedIn || !own.data || own.data.user.isVerified) return null

  return (
    <div className={styles.strip}>
      <MailWarning size={20} aria-hidden="true" />
      <p>{text.pleaseVerify}</p>
      <div className={styles.ways}>
        <Link to="/verify-email" className={styles.link}>
          {text.enterCode}
        </Link>
        <ResendButton look="ghost" size="sm" />
      </div>
    </div>
  )
}
