import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { messages } from './messages.ts'

type Props = { isLocked: boolean; onWrite: () => void }

export function NoComments({ isLocked, onWrite }: Props) {
  const text = useText(messages)

  return (
    <EmptyState
      heading="h3"
      art={<PostsArt />}
      title={text.none}
      action={!isLocked && <Button onClick={onWrite}>{text.writeFirst}</Button>}
    >
      {isLocked ? text.noneLocked : text.noneSentence}
    </EmptyState>
  )
}
