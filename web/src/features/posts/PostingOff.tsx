import { useText } from '#lib/language.ts'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './postingMessages.ts'

/** Says plainly that this Jes takes no posts or clips. */
export function PostingOff({ kind }: { kind: 'post' | 'clip' }) {
  const text = useText(messages)
  const isClip = kind === 'clip'

  return (
    <EmptyState
      roomy
      art={isClip ? <ClipsArt /> : <PostsArt />}
      title={isClip ? text.clipsOff : text.postingOff}
      action={<LinkButton href="/explore">{text.explore}</LinkButton>}
    >
      {isClip ? text.clipsOffSentence : text.postingOffSentence}
    </EmptyState>
  )
}
