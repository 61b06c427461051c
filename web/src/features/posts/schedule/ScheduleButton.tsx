import { CalendarClock } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'
import { useCanSchedule } from './useCanSchedule.ts'

type Props = {
  /** There is something to send. */
  isReady: boolean
  onAsk: (form: HTMLFormElement) => void
}

/** In a form: schedules it. Without a pass it can be pressed at once, and shows what it needs. */
export function ScheduleButton({ isReady, onAsk }: Props) {
  const text = useText(messages)
  const canSchedule = useCanSchedule()
  return (
    <IconButton
      label={text.schedule}
      size="tap"
      disabled={canSchedule === null || (canSchedule && !isReady)}
      onClick={({ currentTarget: { form } }) => form && onAsk(form)}
    >
      <CalendarClock />
    </IconButton>
  )
}
