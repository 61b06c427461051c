import type { Hub } from '@jes/contract/hubs/hubs'
import type { HubOrder } from '#features/hubs/hubPage/api.ts'
import { messages } from '#features/hubs/hubPage/insideMessages.ts'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { orderHref } from './hubOrder.ts'

type Props = { hub: Hub; order: HubOrder }

export function HubEmpty({ hub, order }: Props) {
  const text = useText(messages)
  if (order.sort === 'top' && order.t !== 'all')
    return (
      <EmptyState
        art={<PostsArt />}
        title={text.noTop}
        action={
          <LinkButton look="quiet" href={orderHref(hub.name, { sort: 'top', t: 'all' })}>
            {text.allTime}
          </LinkButton>
        }
      >
        {text.noTopSentence}
      </EmptyState>
    )
  return (
    <EmptyState
      art={<PostsArt />}
      title={text.noPosts}
      action={
        hub.canPost && (
          <LinkButton href={`/add-post?hub=${encodeURIComponent(hub.name)}`}>
            {text.write}
          </LinkButton>
        )
      }
    >
      {hub.canPost && text.noPostsSentence}
    </EmptyState>
  )
}
