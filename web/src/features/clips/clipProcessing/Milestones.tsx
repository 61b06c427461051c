import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'

const STEP = 25

/** Announces the progress to screen readers, four times and not a hundred. */
export function Milestones({ percent }: { percent: number }) {
  const text = useText(messages)
  const reached = Math.floor(percent / STEP) * STEP
  return (
    <VisuallyHidden>
      <span role="status">{reached > 0 ? text.percent(number(reached)) : ''}</span>
    </VisuallyHidden>
  )
}
