import { lazy, Suspense, useEffect, useState } from 'react'
import { hasWaiting } from '#features/clips/clipProcessing/waiting.ts'
import { readEntry } from '#features/clips/clipUploads/storedUpload.ts'
import { onLive } from '#lib/live.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'

const ClipDock = lazy(async () => {
  // What does not load now comes with the next page; the upload itself is kept.
  const loaded = await import('./ClipDock.tsx').catch(() => null)
  return { default: loaded?.ClipDock ?? (() => null) }
})

/** Watches, at every move, whether this member has a clip on its way; only then the dock is fetched. */
export function ClipDockPlace() {
  const userId = useSession((session) => session.user?._id)
  const [dueFor, setDueFor] = useState<string>()
  usePlace()

  const isDue = userId !== undefined && (readEntry(userId) !== null || hasWaiting(userId))
  if (isDue && dueFor !== userId) setDueFor(userId)
  // It may have been sent from another device.
  useEffect(() => onLive('clipMoved', () => setDueFor(useSession.getState().user?._id)), [])

  return (
    <Suspense>{userId !== undefined && dueFor === userId && <ClipDock userId={userId} />}</Suspense>
  )
}
