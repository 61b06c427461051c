import { Toaster } from '#ui/Toaster.tsx'
import { GatePlace } from './GatePlace.tsx'

/** What stands over every page, whatever page it is. */
export function LateOverlays() {
  return (
    <>
      <GatePlace />
      <Toaster />
    </>
  )
}
