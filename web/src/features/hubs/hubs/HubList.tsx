import type { HubSummary } from '@jes/contract/hubs/hubs'
import { useSession } from '#lib/session.ts'
import { late } from '#ui/late.tsx'
import { HubRow } from './HubRow.tsx'

/** Until it is loaded, each row links to its hub. */
const JoinButton = late(async () => (await import('./JoinButton.tsx')).JoinButton)
const VisitorJoin = late(async () => (await import('./VisitorJoin.tsx')).VisitorJoin)

export function HubList({ hubs }: { hubs: readonly HubSummary[] }) {
  const isMember = useSession((session) => session.isAuthenticated)

  return (
    <ul>
      {hubs.map((hub) => (
        <li key={hub._id}>
          <HubRow hub={hub}>
            {isMember ? (
              <JoinButton hub={hub} isInList look="line" size="xs" />
            ) : (
              <VisitorJoin hub={hub} />
            )}
          </HubRow>
        </li>
      ))}
    </ul>
  )
}
