import { exactTime, relativeTime } from '#lib/dates.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useMinute } from '#lib/useMinute.ts'

/** How long ago; the exact time, in both calendars, on hover. */
export function Time({ iso, className }: { iso: string; className?: string }) {
  usePreferences()
  // What was posted after the last tick is not from the future.
  const now = Math.max(useMinute(), Date.parse(iso))
  return (
    <time dateTime={iso} title={exactTime(iso)} className={className}>
      {relativeTime(iso, now)}
    </time>
  )
}
