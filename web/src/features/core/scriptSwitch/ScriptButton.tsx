import type { Post } from '@jes/contract/posts/posts'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'
import type { Turn } from './words.ts'

type Props = {
  post: Post
  className: string | undefined
  turn: Turn | null
  onTurn: (turn: Turn | null) => void
}

/** One tap shows a Nepali text in the other script, and the next one as it was written. */
export function ScriptButton({ post, className, turn, onTurn }: Props) {
  const text = useText(messages)
  const isDevanagari = /[\u0900-\u097f]/.test(post.title + post.content)
  const label = turn ? text.original : isDevanagari ? text.inRoman : text.inDevanagari

  function handleClick() {
    if (turn) onTurn(null)
    else
      import('./turn.ts').then(
        async ({ turnInto }) => onTurn(await turnInto(isDevanagari ? 'roman' : 'devanagari')),
        () => toast.error(new ApiError(0, {}).message),
      )
  }

  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={handleClick}
    >
      <span aria-hidden="true">{isDevanagari === !turn ? 'अ→A' : 'A→अ'}</span>
    </button>
  )
}
