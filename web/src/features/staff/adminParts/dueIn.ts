import { text } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { messages } from './messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How much time is left, or by how much it is late. */
export function dueIn(dueAt: string, now: number) {
  const rest = Date.parse(dueAt) - now
  const words = text(messages)
  const span = spanOf(Math.abs(rest))
  return { isLate: rest < 0, said: inDigits(rest < 0 ? words.late(span) : words.due(span)) }
}

function spanOf(ms: number) {
  const words = text(messages)
  if (ms < HOUR) return words.minutes(Math.floor(ms / MINUTE))
  return ms < 2 * DAY ? words.hours(Math.floor(ms / HOUR)) : words.days(Math.floor(ms / DAY))
}

const LAST_QUARTER = 0.75

/** How much of the time has passed, and what is left of it. */
export function ageOf(since: string, dueAt: string, now: number) {
  const [start, end] = [Date.parse(since), Date.parse(dueAt)]
  const part = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))
  const span = spanOf(Math.abs(end - now))
  const isLate = now > end
  return {
    part,
    stage: isLate ? 'late' : part >= LAST_QUARTER ? 'soon' : 'fresh',
    said: inDigits(isLate ? text(messages).late(span) : span),
  } as const
}
