import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'

export function NoArticles() {
  const text = useText(messages)

  return (
    <EmptyState
      roomy
      art={<PostsArt />}
      title={text.none}
      action={<LinkButton href="/about">{text.about}</LinkButton>}
    >
      {text.noneSentence}
    </EmptyState>
  )
}
