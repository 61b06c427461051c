import type { HubSummary } from '@jes/contract/hubs'
import { HubRow } from './HubRow.tsx'

export function HubList({ hubs }: { hubs: readonly HubSummary[] }) {
  return (
    <ul>
      {hubs.map((hub) => (
        <li key={hub._id}>
          <HubRow hub={hub} />
        </li>
      ))}
    </ul>
  )
}
