import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from '#lib/toasts.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/** No first page says anything: what shows toasts comes after it, before the line goes away. */
export function Toasts() {
  const newest = useToasts((toasts) => toasts.at(-1)?.id)
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)

  // Each toast is another try, where it did not come before.
  useEffect(() => {
    if (Loaded) return
    const load = () => void loadToaster().then((Toaster) => setLoaded(() => Toaster), ignore)
    return newest === undefined ? whenIdle(load) : load()
  }, [Loaded, newest])

  return Loaded && <Loaded />
}

async function loadToaster() {
  return (await import('#ui/Toaster.tsx')).Toaster
}

function ignore() {}
