import { type ComponentType, useEffect, useState } from 'react'
import { useGate } from '#lib/gate.ts'
import { useSession } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * Toasts and dialogs are not needed for the first page: they are fetched after it, before the connection may be lost.
 */
export function Overlays() {
  const newest = useToasts((toasts) => toasts.at(-1)?.id)
  const gated = useGate()
  const hasEnded = useSession((session) => session.hasEnded)
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  const isNeeded = newest ?? gated ?? (hasEnded || null)

  // Each toast retries, if it was not loaded before.
  useEffect(() => {
    if (Loaded) return
    const load = () => void loadOverlays().then((Late) => setLoaded(() => Late), ignore)
    return isNeeded === null ? whenIdle(load) : load()
  }, [Loaded, isNeeded])

  return Loaded && <Loaded />
}

async function loadOverlays() {
  return (await import('./LateOverlays.tsx')).LateOverlays
}

function ignore() {}
