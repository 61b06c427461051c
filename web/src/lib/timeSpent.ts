import { catalogue, text } from './language.ts'
import { inDigits } from './numbers.ts'

const messages = catalogue({
  hours: [
    (h: number, min: number) => `${h} h ${min} min`,
    (h: number, min: number) => `${h} घण्टा ${min} मिनेट`,
  ],
  minutes: [
    (min: number, s: number) => `${min} min ${s} s`,
    (min: number, s: number) => `${min} मिनेट ${s} सेकेन्ड`,
  ],
  seconds: [(s: number) => `${s} s`, (s: number) => `${s} सेकेन्ड`],
})

/** Time that people spent: 42 s, 12 min 5 s, 3 h 24 min. */
export function timeSpent(ms: number) {
  const said = text(messages)
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return inDigits(said.seconds(seconds))
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return inDigits(said.minutes(minutes, seconds % 60))
  return inDigits(said.hours(Math.floor(minutes / 60), minutes % 60))
}
