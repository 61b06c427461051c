import { MailWarning } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { withNext } from '#lib/nextPath.ts'
import { usePlace } from '#lib/router.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './checkout.module.css'
import { messages } from './messages.ts'

/** Instead of the providers, for members whose email is not verified yet. */
export function VerifyFirst() {
  const text = useText(messages)
  const { pathname, search } = usePlace()

  return (
    <p className={styles.notice}>
      <MailWarning size={20} aria-hidden="true" />
      <span>
        {text.verifyFirst}{' '}
        <Link to={withNext('/verify-email', pathname + search)} className={styles.link}>
          {text.verify}
        </Link>
      </span>
    </p>
  )
}
