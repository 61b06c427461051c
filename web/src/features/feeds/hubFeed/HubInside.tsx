import type { Hub } from '@jes/contract/hubs/hubs'
import { lazy, Suspense } from 'react'
import type { HubOrder } from '#features/hubs/hubPage/api.ts'
import { HubTabs } from '#features/hubs/hubPage/HubTabs.tsx'
import type { HubTab } from '#features/hubs/hubPage/hubTab.ts'
import { HubPosts } from './HubPosts.tsx'

const OtherTab = lazy(async () => ({ default: (await import('./OtherTab.tsx')).OtherTab }))

type Props = { hub: Hub; tab: HubTab; order: HubOrder }

/** The part of a hub for viewers who may read it. */
export function HubInside({ hub, tab, order }: Props) {
  return (
    <>
      <HubTabs hub={hub} current={tab} />
      {tab === 'posts' ? (
        <HubPosts hub={hub} order={order} />
      ) : (
        <Suspense>
          <OtherTab hub={hub} tab={tab} />
        </Suspense>
      )}
    </>
  )
}
