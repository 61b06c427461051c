import type { Hub } from '@jes/contract/hubs'
import { lazy, Suspense } from 'react'
import type { HubOrder } from './api.ts'
import { HubPosts } from './HubPosts.tsx'
import { HubTabs } from './HubTabs.tsx'
import type { HubTab } from './hubTab.ts'

const OtherTab = lazy(async () => ({ default: (await import('./OtherTab.tsx')).OtherTab }))

type Props = { hub: Hub; tab: HubTab; order: HubOrder }

/** What is open to whoever may read the hub. */
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
