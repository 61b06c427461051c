import type { HubSummary } from '@jes/contract/hubs'
import { langOf, useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './HubRow.module.css'
import { messages } from './messages.ts'

export function HubRow({ hub }: { hub: HubSummary }) {
  const text = useText(messages)

  return (
    <Link to={`/jehub/${encodeURIComponent(hub.name)}`} className={styles.row}>
      <HubIcon id={hub._id} name={hub.name} image={hub.icon} />
      <span className={styles.words}>
        <span className={styles.name} lang={langOf(hub.name)}>
          {hub.name}
        </span>
        <span className={styles.members}>{text.members(hub.memberCount)}</span>
      </span>
    </Link>
  )
}
