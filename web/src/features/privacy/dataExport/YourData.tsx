import { LeaveJes } from '#features/privacy/accountDeletion/LeaveJes.tsx'
import { Exports } from './Exports.tsx'

/** To take along, and to take away. */
export function YourData() {
  return (
    <>
      <Exports />
      <LeaveJes />
    </>
  )
}
