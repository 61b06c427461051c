import { type ComponentType, useEffect, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { closeGate, useGate } from '#lib/gate.ts'
import { clearUser, useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'

/** The log-in sheet, fetched when it is first needed; from then on it stays. */
export function GatePlace() {
  const gated = useGate()
  const hasEnded = useSession((session) => session.hasEnded)
  const [Loaded, setLoaded] = useState<ComponentType>()
  const isNeeded = gated !== null || hasEnded

  useEffect(() => {
    if (!isNeeded || Loaded) return
    import('#features/accounts/gate/Gate.tsx').then(
      ({ Gate }) => setLoaded(() => Gate),
      () => {
        closeGate()
        if (useSession.getState().hasEnded) clearUser()
        toast.error(new ApiError(0, {}).message)
      },
    )
  }, [isNeeded, Loaded])

  return Loaded && <Loaded />
}
