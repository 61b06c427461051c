import { text } from '#lib/language.ts'
import { messages } from './messages.ts'

/** Seconds for people: the largest sufficient unit. */
export function spanOf(seconds: number) {
  const words = text(messages)
  if (seconds < 120) return words.seconds(Math.round(seconds))
  if (seconds < 7_200) return words.minutes(Math.round(seconds / 60))
  return words.hours(Math.round(seconds / 3_600))
}
