import { type ComponentType, useEffect, useState } from 'react'
import { useGate } from '#lib/gate.ts'
import { useSession } from '#lib/session.ts'
import { useToasts } from '#lib/toasts.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/** No first page says or asks anything: what does so over the page comes after it, before the line goes away. */
export function Overlays() {
  const newest = useToasts((toasts) => toasts.at(-1)?.id)
  const gated = useGate()
  const hasEnded = useSession((session) => session.hasEnded)
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  const wanted = newest ?? gated ?? (hasEnded || null)

  // Each toast is another try, where it did not come before.
  useEffect(() => {
    if (Loaded) return
    const load = () => void loadOverlays().then((Late) => setLoaded(() => Late), ignore)
    return wanted === null ? whenIdle(load) : load()
  }, [Loaded, wanted])

  return Loaded && <Loaded />
}

async function loadOverlays() {
  return (await import('./LateOverlays.tsx')).LateOverlays
}

function ignore() {}
