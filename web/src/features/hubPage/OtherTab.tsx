import type { Hub } from '@jes/contract/hubs'
import { lazy, Suspense } from 'react'
import { HubMembers } from '#features/hubMembers/HubMembers.tsx'
import { HubAbout } from './HubAbout.tsx'
import { HubRules } from './HubRules.tsx'
import type { HubTab } from './hubTab.ts'

const ModLog = lazy(async () => ({ default: (await import('#features/modLog/ModLog.tsx')).ModLog }))

type Props = { hub: Hub; tab: HubTab }

/** What is not the posts: fewer come here, so it comes when they do. */
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
