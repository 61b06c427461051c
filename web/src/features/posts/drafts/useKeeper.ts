import { useEffect, useState } from 'react'
import { createKeeper } from './keeper.ts'

/** Saves a draft while the form is mounted, and through everything that ends it. */
export function useKeeper(options: Parameters<typeof createKeeper>[0]) {
  const [keeper] = useState(() => createKeeper(options))

  useEffect(() => {
    keeper.begin()
    const flush = () => void keeper.flush()
    const save = () => void keeper.save()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', save)
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', save)
    }
  }, [keeper])

  return keeper
}
