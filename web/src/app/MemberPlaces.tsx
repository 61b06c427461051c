import { ClipDockPlace } from '#features/clips/clipDock/ClipDockPlace.tsx'
import { ReadingPlace } from '#features/core/reading/ReadingPlace.tsx'
import { HubCreationPlace } from './HubCreationPlace.tsx'

/** Parts for members on every page: the dialog for a new hub, the dock of their clips, and the clock of what they read. */
export function MemberPlaces() {
  return (
    <>
      <HubCreationPlace />
      <ClipDockPlace />
      <ReadingPlace />
    </>
  )
}
