import { useState } from 'react'
import { exactTime, relativeTime } from '#lib/dates.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useMinute } from '#lib/useMinute.ts'

/** How long ago; the exact time, in both calendars, as a tooltip. */
export function Time({ iso, className }: { iso: string; className?: string }) {
  usePreferences()
  const [isPointedAt, setIsPointedAt] = useState(false)
  // What was posted after the last tick is not in the future.
  const now = Math.max(useMinute(), Date.parse(iso))
  return (
    <time
      dateTime={iso}
      title={isPointedAt ? exactTime(iso) : undefined}
      className={className}
      onPointerEnter={() => setIsPointedAt(true)}
    >
      {relativeTime(iso, now)}
    </time>
  )
}
