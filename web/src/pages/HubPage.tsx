import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { HubInside } from '#features/feeds/hubFeed/HubInside.tsx'
import { HubPending } from '#features/feeds/hubFeed/HubPending.tsx'
import { orderIn } from '#features/feeds/hubFeed/hubOrder.ts'
import { HubActions } from '#features/hubs/hubPage/HubActions.tsx'
import { HubHead } from '#features/hubs/hubPage/HubHead.tsx'
import { hubTabOf } from '#features/hubs/hubPage/hubTab.ts'
import { useRightName } from '#features/hubs/hubPage/useRightName.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { late } from '#ui/late.tsx'

const RulesCard = late(async () => (await import('#features/hubs/hubPage/RulesCard.tsx')).RulesCard)
const MembershipCheck = late(
  async () => (await import('#features/hubs/hubs/MembershipCheck.tsx')).MembershipCheck,
)
const Threshold = lazy(async () => ({
  default: (await import('#features/hubs/hubPage/Threshold.tsx')).Threshold,
}))
const ActAppeal = lazy(async () => ({
  default: (await import('#features/staff/appeals/ActAppeal.tsx')).ActAppeal,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))
const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))

export function HubPage() {
  const { name = '' } = useParams()
  const [search] = useSearchParams()
  const { data: hub, ...query } = useQuery(hubOf(name))
  const code = search.get('invite')
  useRightName(name, hub)
  useTitle(hub?.name ?? name)

  if (query.isPending) return <HubPending />
  if (query.isLoadingError)
    return (
      <Suspense>
        <FailedState
          heading="h1"
          reason={query.error.message}
          onRetry={() => void query.refetch()}
        />
      </Suspense>
    )
  if (!hub)
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )
  return (
    <>
      <RulesCard hub={hub} />
      <MembershipCheck hubId={hub._id} />
      <HubHead hub={hub} actions={<HubActions hub={hub} />} />
      {(hub.ban || code || !hub.canSee) && (
        <Suspense>
          <Threshold
            hub={hub}
            code={code}
            appeal={hub.ban?.act && <ActAppeal id={hub.ban.act} />}
          />
        </Suspense>
      )}
      {hub.canSee && (
        <HubInside hub={hub} tab={hubTabOf(search.get('tab'))} order={orderIn(search)} />
      )}
    </>
  )
}
