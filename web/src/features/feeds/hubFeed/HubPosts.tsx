import type { Hub } from '@jes/contract/hubs/hubs'
import { lazy } from 'react'
import { type HubOrder, postsIn } from '#features/hubs/hubPage/api.ts'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { OrderRow } from './OrderRow.tsx'

const HubEmpty = lazy(async () => ({ default: (await import('./HubEmpty.tsx')).HubEmpty }))

type Props = { hub: Hub; order: HubOrder }

export function HubPosts({ hub, order }: Props) {
  return (
    <>
      <OrderRow hub={hub} order={order} />
      <PostList
        showsPin="isHubPinned"
        query={postsIn(hub._id, order)}
        empty={<HubEmpty hub={hub} order={order} />}
      />
    </>
  )
}
