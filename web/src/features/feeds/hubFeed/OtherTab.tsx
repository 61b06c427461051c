import type { Hub } from '@jes/contract/hubs/hubs'
import { lazy, Suspense } from 'react'
import { HubAbout } from '#features/hubs/hubPage/HubAbout.tsx'
import { HubRules } from '#features/hubs/hubPage/HubRules.tsx'
import type { HubTab } from '#features/hubs/hubPage/hubTab.ts'
import { HubMembers } from '#features/hubs/memberships/HubMembers.tsx'

const ModLog = lazy(async () => ({
  default: (await import('#features/hubs/modLog/ModLog.tsx')).ModLog,
}))

type Props = { hub: Hub; tab: HubTab }

/** The other tabs: fewer people open them, so their code is loaded then. */
export function OtherTab({ hub, tab }: Props) {
  if (tab === 'rules') return <HubRules hub={hub} />
  if (tab === 'members') return <HubMembers hub={hub} />
  if (tab === 'about') return <HubAbout hub={hub} />
  return (
    <Suspense>
      <ModLog hub={hub._id} />
    </Suspense>
  )
}
