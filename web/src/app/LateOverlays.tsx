import { useEffect } from 'react'
import { followConnection } from '#features/core/dataUse/connection.ts'
import { followLimit } from '#features/core/dataUse/limit.ts'
import { followTraffic } from '#features/core/dataUse/traffic.ts'
import { LeaveQuestion } from '#features/core/outbox/LeaveQuestion.tsx'
import { Shortcuts } from '#features/core/shortcuts/Shortcuts.tsx'
import { Touch } from '#features/core/touch/Touch.tsx'
import { useMedia } from '#lib/useMedia.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { GatePlace } from './GatePlace.tsx'

/** Overlays that may cover any page, and what watches over all of them. */
export function LateOverlays() {
  const hasTouch = useMedia('(pointer: coarse)')

  useEffect(() => {
    const stops = [followTraffic(), followLimit(), followConnection()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <>
      <GatePlace />
      <LeaveQuestion />
      <Toaster />
      <Shortcuts />
      {hasTouch && <Touch />}
    </>
  )
}
