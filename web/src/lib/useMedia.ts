import { useSyncExternalStore } from 'react'

/** Whether a media query matches, now and whenever that changes. */
export function useMedia(query: string) {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    // The server does not know the screen: it renders for a phone.
    () => query.startsWith('(width <'),
  )
}
