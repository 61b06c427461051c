import { AlarmClock } from 'lucide-react'
import { exactTime } from '#lib/dates.ts'
import { useMinute } from '#lib/useMinute.ts'
import styles from './AgeClock.module.css'
import { ageOf } from './dueIn.ts'

/** Its ring fills as the time for an answer passes; beside it what is left, by the minute. */
export function AgeClock({ since, dueAt }: { since: string; dueAt: string }) {
  const { part, stage, said } = ageOf(since, dueAt, useMinute())
  return (
    <span className={styles.clock} data-stage={stage}>
      {stage === 'late' ? <AlarmClock /> : <Ring part={part} />}
      <time dateTime={dueAt} title={exactTime(dueAt)}>
        {said}
      </time>
    </span>
  )
}

function Ring({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className={styles.ring}>
      <circle cx="11" cy="11" r="8.5" />
      <circle cx="11" cy="11" r="8.5" pathLength="1" strokeDasharray={`${part} 1`} />
    </svg>
  )
}
