import type { HubSummary } from '@jes/contract/hubs/hubs'
import { Lock } from 'lucide-react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { HubCover } from '#features/hubs/hubs/HubCover.tsx'
import { JoinButton } from '#features/hubs/hubs/JoinButton.tsx'
import { messages as hubMessages } from '#features/hubs/hubs/messages.ts'
import { langOf, useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { Chip } from '#ui/Chip.tsx'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './HubCard.module.css'
import { messages } from './messages.ts'

/** A hub among others. The link of its name is stretched over the whole card. */
export function HubCard({ hub, isFar }: { hub: HubSummary; isFar: boolean }) {
  const text = useText(messages)
  const hubText = useText(hubMessages)

  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <HubCover id={hub._id} cover={hub.cover} cell={4} isFar={isFar} />
      </div>
      <div className={styles.body}>
        <span className={styles.ring}>
          <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={50} />
        </span>
        <h2 className={styles.heading}>
          <Link to={hubPath(hub.name)} className={styles.name} lang={langOf(hub.name)}>
            {hub.name}
          </Link>
          {hub.isPrivate && <Chip icon={<Lock />}>{text.private}</Chip>}
        </h2>
        <Txt as="p" className={styles.description}>
          {hub.description}
        </Txt>
        <div className={styles.foot}>
          <span className={styles.members}>
            <b>{count(hub.memberCount)}</b> {hubText.membersWord(hub.memberCount)}
          </span>
          <div className={styles.join}>
            <JoinButton hub={hub} isInList size="xs" />
          </div>
        </div>
      </div>
    </article>
  )
}
