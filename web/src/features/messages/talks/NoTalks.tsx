import type { TalkFilter } from '@jes/contract/messages/talks'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './emptyMessages.ts'

export function NoTalks({ filter }: { filter: TalkFilter }) {
  const text = useText(messages)
  if (filter !== 'all') {
    const titles = {
      unread: text.noneUnread,
      groups: text.noneGroups,
      requests: text.noneRequested,
      archived: text.noneArchived,
    }
    const title = titles[filter]
    return <EmptyState art={<PostsArt />} title={title} />
  }
  return (
    <EmptyState
      art={<PostsArt />}
      title={text.none}
      action={
        <LinkButton href="/explore?tab=people" look="line">
          {text.explore}
        </LinkButton>
      }
    >
      {text.noneWhy}
    </EmptyState>
  )
}
