import { ClipDockPlace } from '#features/clipDock/ClipDockPlace.tsx'
import { HubCreationPlace } from './HubCreationPlace.tsx'

/** What stands ready for members on every page: the dialog for a new hub, and the dock of their clips. */
export function MemberPlaces() {
  return (
    <>
      <HubCreationPlace />
      <ClipDockPlace />
    </>
  )
}
