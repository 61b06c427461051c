import type { Hub } from '@jes/contract/hubs/hubs'
import { AboutForm } from './AboutForm.tsx'
import { CloseHub } from './CloseHub.tsx'
import { Pictures } from './Pictures.tsx'
import { Privacy } from './Privacy.tsx'

/** What only the owner changes. */
export function HubSettings({ hub }: { hub: Hub }) {
  return (
    <>
      <AboutForm key={hub._id} hub={hub} />
      <Pictures hub={hub} />
      <Privacy hub={hub} />
      <CloseHub hub={hub} />
    </>
  )
}
