import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './emptyMessages.ts'

/** Beside the list while no talk is open. */
export function ChooseTalk() {
  const text = useText(messages)
  return (
    <EmptyState roomy art={<PostsArt />} title={text.choose}>
      {text.chooseWhy}
    </EmptyState>
  )
}
