import type { Hub } from '@jes/contract/hubs/hubs'
import { Shield } from 'lucide-react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { useText } from '#lib/language.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './roomy.module.css'
import { messages } from './teamMessages.ts'

/** For the team: the link to its pages, with the length of the queue. */
export function ModerateLink({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const waiting = hub.waiting ? hub.waiting.reports + hub.waiting.requests : 0

  return (
    <LinkButton
      href={`${hubPath(hub.name)}/moderate`}
      look="line"
      className={styles.tight}
      aria-label={waiting > 0 ? text.moderateWaiting(waiting) : text.moderate}
    >
      <Shield />
      <span className={styles.long}>{text.moderate}</span>
      {waiting > 0 && (
        <span className={styles.corner}>
          <CountBadge count={waiting} />
        </span>
      )}
    </LinkButton>
  )
}
