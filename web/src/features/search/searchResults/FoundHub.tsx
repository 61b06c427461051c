import type { HubSummary } from '@jes/contract/hubs/hubs'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { messages } from '#features/hubs/hubs/messages.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { late } from '#ui/late.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './FoundHub.module.css'

/** Until it is loaded, the row links to its hub. */
const JoinButton = late(async () => (await import('#features/hubs/hubs/JoinButton.tsx')).JoinButton)
const VisitorJoin = late(
  async () => (await import('#features/hubs/hubs/VisitorJoin.tsx')).VisitorJoin,
)

/** A hub with what it is about. */
export function FoundHub({ hub }: { hub: HubSummary }) {
  const text = useText(messages)
  const isMember = useSession((session) => session.isAuthenticated)

  return (
    <div className={styles.row}>
      <Link to={hubPath(hub.name)} className={styles.link}>
        <HubIcon id={hub._id} name={hub.name} image={hub.icon} size={50} />
        <span className={styles.words}>
          <Txt className={styles.name}>{hub.name}</Txt>
          <span className={styles.facts}>
            <Txt className={styles.about}>{hub.description}</Txt>
            <span>· {text.members(hub.memberCount)}</span>
          </span>
        </span>
      </Link>
      {isMember ? (
        <JoinButton hub={hub} isInList look="line" size="xs" />
      ) : (
        <VisitorJoin hub={hub} />
      )}
    </div>
  )
}
