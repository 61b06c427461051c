import { useEffect } from 'react'
import { lineFailed, lineWorks } from '#lib/line.ts'

/** Follows what the browser says of its connection. */
export function useConnectionNews() {
  useEffect(() => {
    window.addEventListener('offline', lineFailed)
    window.addEventListener('online', lineWorks)
    return () => {
      window.removeEventListener('offline', lineFailed)
      window.removeEventListener('online', lineWorks)
    }
  }, [])
}
