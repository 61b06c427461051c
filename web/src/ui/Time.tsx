import { useState } from 'react'
import { exactTime, relativeTime } from '#lib/dates.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useMinute } from '#lib/useMinute.ts'

/** How long ago; the exact time, in both calendars, to who points at it. */
export function Time({ iso, className }: { iso: string; className?: string }) {
  usePreferences()
  const [isAsked, setIsAsked] = useState(false)
  // What was posted after the last tick is not from the future.
  const now = Math.max(useMinute(), Date.parse(iso))
  return (
    <time
      dateTime={iso}
      title={isAsked ? exactTime(iso) : undefined}
      className={className}
      onPointerEnter={() => setIsAsked(true)}
    >
      {relativeTime(iso, now)}
    </time>
  )
}
