import { text } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { messages } from './messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a poll is still open, in its largest unit. */
export function timeLeft(closesAt: string, now: number) {
  const said = text(messages)
  const left = Math.max(minute, Date.parse(closesAt) - now)
  if (left >= 2 * day) return inDigits(said.days(Math.floor(left / day)))
  if (left >= hour) return inDigits(said.hours(Math.round(left / hour)))
  return inDigits(said.minutes(Math.ceil(left / minute)))
}
