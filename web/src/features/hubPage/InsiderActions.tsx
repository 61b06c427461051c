import type { Hub } from '@jes/contract/hubs'
import { ModerateLink } from './ModerateLink.tsx'
import { WatchButton } from './WatchButton.tsx'

/** What only those have who are in. */
export function InsiderActions({ hub }: { hub: Hub }) {
  return (
    <>
      {hub.canModerate && <ModerateLink hub={hub} />}
      <WatchButton hub={hub} />
    </>
  )
}
