import { Shortcuts } from '#features/core/shortcuts/Shortcuts.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { GatePlace } from './GatePlace.tsx'

/** Overlays that may cover any page. */
export function LateOverlays() {
  return (
    <>
      <GatePlace />
      <Toaster />
      <Shortcuts />
    </>
  )
}
