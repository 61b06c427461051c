import { useText } from '#lib/language.ts'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './postingMessages.ts'

/** Says plainly that this Jes takes no clips. */
export function PostingOff() {
  const text = useText(messages)

  return (
    <EmptyState
      roomy
      art={<ClipsArt />}
      title={text.clipsOff}
      action={<LinkButton href="/explore">{text.explore}</LinkButton>}
    >
      {text.clipsOffSentence}
    </EmptyState>
  )
}
