import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { myPremium } from './api.ts'
import styles from './checkout.module.css'
import { messages, PROVIDER_NAMES } from './messages.ts'

/** Reminds of an unfinished payment, before another is started. */
export function OpenOrder() {
  const text = useText(messages)
  const open = useQuery(myPremium()).data?.open
  if (!open) return null

  return (
    <p className={styles.notice}>
      <Clock size={20} aria-hidden="true" />
      <span>
        {text.began(PROVIDER_NAMES[open.provider])}{' '}
        <Link to={`/premium/orders/${open._id}`} className={styles.link}>
          {text.seeOrder}
        </Link>
      </span>
    </p>
  )
}
