import type { Hub } from '@jes/contract/hubs'
import { lazy } from 'react'
import { PostList } from '#features/posts/PostList.tsx'
import { type HubOrder, postsIn } from './api.ts'
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
