import { Exports } from './Exports.tsx'
import { LeaveJes } from './LeaveJes.tsx'

/** To take along, and to take away. */
export function YourData() {
  return (
    <>
      <Exports />
      <LeaveJes />
    </>
  )
}
