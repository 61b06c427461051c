import type { HubSummary } from '@jes/contract/hubs/hubs'
import type { ReactNode } from 'react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { langOf, useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './HubRow.module.css'
import { messages } from './messages.ts'

type Props = {
  hub: HubSummary
  /** Stands at the end of the row, above its link: a button to join. */
  children?: ReactNode
}

export function HubRow({ hub, children }: Props) {
  const text = useText(messages)

  return (
    <div className={styles.row}>
      <Link to={hubPath(hub.name)} className={styles.link}>
        <HubIcon id={hub._id} name={hub.name} image={hub.icon} />
        <span className={styles.words}>
          <span className={styles.name} lang={langOf(hub.name)}>
            {hub.name}
          </span>
          <span className={styles.members}>{text.members(hub.memberCount)}</span>
        </span>
      </Link>
      {children}
    </div>
  )
}
