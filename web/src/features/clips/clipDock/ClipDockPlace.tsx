import { lazy, Suspense, useEffect, useState } from 'react'
import { hasWaiting } from '#features/clips/clipProcessing/waiting.ts'
import { readEntry } from '#features/clips/clipUploads/storedUpload.ts'
import { onLive } from '#lib/live.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'

const ClipDock = lazy(async () => {
  // What cannot be loaded now is loaded with the next page; the upload itself goes on.
  const loaded = await import('./ClipDock.tsx').catch(() => null)
  return { default: loaded?.ClipDock ?? (() => null) }
})

/** Checks, at every navigation, whether this member has an unfinished clip; only then the dock is fetched. */
export function ClipDockPlace() {
  const userId = useSession((session) => session.user?._id)
  const [dueFor, setDueFor] = useState<string>()
  usePlace()

  const isDue = userId !== undefined && (readEntry(userId) !== null || hasWaiting(userId))
  if (isDue && dueFor !== userId) setDueFor(userId)
  // It may have been uploaded on another device.
  useEffect(() => onLive('clipMoved', () => setDueFor(useSession.getState().user?._id)), [])

  return (
    <Suspense>{userId !== undefined && dueFor === userId && <ClipDock userId={userId} />}</Suspense>
  )
}
