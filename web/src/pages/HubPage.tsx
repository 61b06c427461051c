import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { HubActions } from '#features/hubPage/HubActions.tsx'
import { HubHead } from '#features/hubPage/HubHead.tsx'
import { HubInside } from '#features/hubPage/HubInside.tsx'
import { HubPending } from '#features/hubPage/HubPending.tsx'
import { orderIn } from '#features/hubPage/hubOrder.ts'
import { hubTabOf } from '#features/hubPage/hubTab.ts'
import { useRightName } from '#features/hubPage/useRightName.ts'
import { hubOf } from '#features/hubs/api.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { late } from '#ui/late.tsx'

const RulesCard = late(async () => (await import('#features/hubPage/RulesCard.tsx')).RulesCard)
const MembershipCheck = late(
  async () => (await import('#features/hubs/MembershipCheck.tsx')).MembershipCheck,
)
const Threshold = lazy(async () => ({
  default: (await import('#features/hubPage/Threshold.tsx')).Threshold,
}))
const ActAppeal = lazy(async () => ({
  default: (await import('#features/appeals/ActAppeal.tsx')).ActAppeal,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/NotHere.tsx')).NotHere,
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
