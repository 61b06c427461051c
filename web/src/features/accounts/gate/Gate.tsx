import { useState } from 'react'
import { closeGate, useGate } from '#lib/gate.ts'
import { clearUser, useSession } from '#lib/session.ts'
import { ActGate } from './ActGate.tsx'
import { EndedGate } from './EndedGate.tsx'

/** Asks over the page who one is: before what only members may do, and when a session has ended. */
export function Gate() {
  const gated = useGate()
  const { hasEnded, user } = useSession()
  // What is closing still says what it was about.
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
