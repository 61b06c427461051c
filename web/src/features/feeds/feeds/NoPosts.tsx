import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './emptyMessages.ts'
import type { Feed } from './feeds.ts'

export function NoPosts({ feed }: { feed: Feed }) {
  const text = useText(messages)

  return (
    <EmptyState
      art={<PostsArt />}
      title={text.noPosts}
      action={
        feed.name === 'following' ? (
          <LinkButton href="/welcome?step=3">{text.findPeople}</LinkButton>
        ) : (
          <LinkButton href="/explore">{text.lookAround}</LinkButton>
        )
      }
    >
      {text[`${feed.label}Empty`]}
    </EmptyState>
  )
}
