import { useText } from '#lib/language.ts'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './trendingPageMessages.ts'

const art = {
  Hashtags: <PostsArt />,
  Posts: <PostsArt />,
  Clips: <ClipsArt />,
  Hubs: <HubsArt />,
}

export function NothingTrending({ kind }: { kind: keyof typeof art }) {
  const text = useText(messages)

  return (
    <EmptyState
      art={art[kind]}
      title={text[`no${kind}`]}
      action={<LinkButton href="/explore">{text.explore}</LinkButton>}
    >
      {text[`no${kind}Sentence`]}
    </EmptyState>
  )
}
