import type { QuietHours } from '@jes/contract/core/settings'

const DAY = 24 * 60

/** How many seconds the quiet hours of a member still last; 0 outside them. */
export function quietSeconds(hours: QuietHours | null, now = new Date()) {
  if (hours === null) return 0
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const clock = minutesOf(
    new Intl.DateTimeFormat('en-GB', { timeZone: hours.zone, timeStyle: 'short' }).format(now),
  )
  const isQuiet = from < to ? from <= clock && clock < to : from <= clock || clock < to
  return isQuiet ? ((to - clock + DAY) % DAY) * 60 - now.getUTCSeconds() : 0
}

/** Of `22:30`. */
function minutesOf(clock: string) {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours! * 60 + minutes!
}
