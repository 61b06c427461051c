import { useSyncExternalStore } from 'react'

/** How many pixels of the page a keyboard on the screen covers at the bottom. */
export function useKeyboardInset() {
  return useSyncExternalStore(listen, read)
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
  // Who has zoomed in sees less too, without a keyboard.
  if (!view || view.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
}
