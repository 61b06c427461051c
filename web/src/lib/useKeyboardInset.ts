import { useSyncExternalStore } from 'react'

/** How many pixels of the page the on-screen keyboard covers at the bottom. */
export function useKeyboardInset() {
  return useSyncExternalStore(listen, read, () => 0)
}

function listen(onChange: () => void) {
  const view = window.visualViewport
  view?.addEventListener('resize', onChange)
  view?.addEventListener('scroll', onChange)
  return () => {
    view?.removeEventListener('resize', onChange)
    view?.removeEventListener('scroll', onChange)
  }
}

function read() {
  const view = window.visualViewport
  // Zooming shows less of the page too, without a keyboard.
  if (!view || view.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
}
