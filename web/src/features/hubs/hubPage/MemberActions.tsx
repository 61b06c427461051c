import type { Hub } from '@jes/contract/hubs/hubs'
import { HubMenuButton } from './HubMenuButton.tsx'
import { ModerateLink } from './ModerateLink.tsx'
import { WatchButton } from './WatchButton.tsx'

/** What no visitor has; most of it is for those who are in. */
export function MemberActions({ hub }: { hub: Hub }) {
  return (
    <>
      {hub.canModerate && <ModerateLink hub={hub} />}
      {hub.joinState === 'member' && <WatchButton hub={hub} />}
      <HubMenuButton hub={hub} />
    </>
  )
}
