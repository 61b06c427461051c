import { Plans } from '#features/staff/adminPlans/Plans.tsx'
import { Orders } from './Orders.tsx'

/** What passes cost, and who ordered one. */
export function Passes() {
  return (
    <>
      <Plans />
      <Orders />
    </>
  )
}
