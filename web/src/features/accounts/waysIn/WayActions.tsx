import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'

export type WayTask = 'change' | 'remove' | null

type Props = {
  /** The name of the way in. */
  of: string
  has: boolean
  /** The last way in cannot be removed. */
  isLast: boolean
  task: WayTask
  onTask: (task: WayTask) => void
}

/** Add, or change and remove. */
export function WayActions({ of, has, isLast, task, onTask }: Props) {
  const text = useText(messages)
  const toggle = (next: 'change' | 'remove') => onTask(task === next ? null : next)
  return (
    <>
      <Button
        look="line"
        size="sm"
        aria-expanded={task === 'change'}
        aria-label={has ? text.changeOf(of) : text.addOf(of)}
        onClick={() => toggle('change')}
      >
        {has ? text.change : text.add}
      </Button>
      {has && (
        <Button
          look="ghost"
          size="sm"
          disabled={isLast}
          title={isLast ? text.last : undefined}
          aria-expanded={task === 'remove'}
          aria-label={text.removeOf(of)}
          onClick={() => toggle('remove')}
        >
          {text.remove}
        </Button>
      )}
    </>
  )
}
