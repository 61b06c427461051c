import type { Hub } from '@jes/contract/hubs/hubs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { ModTabs } from '#features/hubs/modPage/ModTabs.tsx'
import { NotTeam } from '#features/hubs/modPage/NotTeam.tsx'
import { messages } from '#features/hubs/modPage/pageMessages.ts'
import { type ModTab, tabOf, tabsFor } from '#features/hubs/modPage/tabs.ts'
import { NotHere } from '#features/search/search/NotHere.tsx'
import { useText } from '#lib/language.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'

const Queue = lazy(async () => ({
  default: (await import('#features/hubs/modQueue/Queue.tsx')).Queue,
}))
const Requests = lazy(async () => ({
  default: (await import('#features/hubs/modRequests/Requests.tsx')).Requests,
}))
const Members = lazy(async () => ({
  default: (await import('#features/hubs/modMembers/Members.tsx')).Members,
}))
const Bans = lazy(async () => ({
  default: (await import('#features/hubs/modMembers/Bans.tsx')).Bans,
}))
const Invites = lazy(async () => ({
  default: (await import('#features/hubs/modInvites/Invites.tsx')).Invites,
}))
const AutomodPanel = lazy(async () => ({
  default: (await import('#features/hubs/automod/AutomodPanel.tsx')).AutomodPanel,
}))
const HubSettings = lazy(async () => ({
  default: (await import('#features/hubs/hubSettings/HubSettings.tsx')).HubSettings,
}))
const ModLog = lazy(async () => ({
  default: (await import('#features/hubs/modLog/ModLog.tsx')).ModLog,
}))

export function HubModeratePage() {
  return (
    <RequireMember>
      <Inside />
    </RequireMember>
  )
}

function Inside() {
  const text = useText(messages)
  const { name = '' } = useParams()
  const [search] = useSearchParams()
  const { data: hub, ...query } = useQuery(hubOf(name))
  const title = text.title(hub?.name ?? name)
  useTitle(title)

  if (hub === null) return <NotHere />
  const tabs = hub ? tabsFor(hub) : []
  const tab = tabOf(search.get('tab'), tabs)

  return (
    <>
      <PageHeader title={title} back={hubPath(hub?.name ?? name)} />
      {query.isPending && <RowsPending rows={4} />}
      {query.isLoadingError && (
        <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {hub && !hub.canModerate && <NotTeam hub={hub} />}
      {hub?.canModerate && (
        <>
          <ModTabs hub={hub} tabs={tabs} tab={tab} />
          <Suspense fallback={<RowsPending rows={4} />}>
            <Panel hub={hub} tab={tab} />
          </Suspense>
        </>
      )}
    </>
  )
}

function Panel({ hub, tab }: { hub: Hub; tab: ModTab }) {
  if (tab === 'requests') return <Requests hub={hub._id} />
  if (tab === 'members') return <Members hub={hub} />
  if (tab === 'bans') return <Bans hub={hub._id} />
  if (tab === 'invites') return <Invites hub={hub} />
  if (tab === 'automod') return <AutomodPanel hub={hub._id} />
  if (tab === 'settings') return <HubSettings hub={hub} />
  if (tab === 'log') return <ModLog hub={hub._id} />
  return <Queue hub={hub.name} />
}
