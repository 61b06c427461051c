import { useState } from 'react'
import { closeGate, useGate } from '#lib/gate.ts'
import { clearUser, useSession } from '#lib/session.ts'
import { ActGate } from './ActGate.tsx'
import { EndedGate } from './EndedGate.tsx'

/** The log-in sheet over the page: before an action for members, and when a session has ended. */
export function Gate() {
  const gated = useGate()
  const { hasEnded, user } = useSession()
  // While it closes it still shows its last content.
  const [last, setLast] = useState({ gated, user })
  if (gated && gated !== last.gated) setLast({ ...last, gated })
  if (hasEnded && user && user !== last.user) setLast({ ...last, user })

  return (
    <>
      {last.gated && <ActGate gated={last.gated} open={gated !== null} onClose={closeGate} />}
      {last.user && <EndedGate user={last.user} open={hasEnded} onClose={clearUser} />}
    </>
  )
}
