import { Clock } from 'lucide-react'
import { exactTime } from '#lib/dates.ts'
import { useMinute } from '#lib/useMinute.ts'
import { Chip } from '#ui/Chip.tsx'
import { dueIn } from './dueIn.ts'

/** What is answered within a day: how much of it is left, by the minute. */
export function DueClock({ dueAt }: { dueAt: string }) {
  const { isLate, said } = dueIn(dueAt, useMinute())
  return (
    <Chip tone={isLate ? 'red' : 'grey'} icon={<Clock />}>
      <time dateTime={dueAt} title={exactTime(dueAt)}>
        {said}
      </time>
    </Chip>
  )
}
