import { useLayoutEffect } from 'react'
import { onMove } from '#lib/history.ts'
import { usePlace } from '#lib/router.tsx'

const PLACES = 'jes-places'
const PATIENCE = 2_000

/** A new page starts at its top; Back and Forward return to where the person was. */
export function ScrollKeeper() {
  const { key, hash, move, keepsScroll } = usePlace()

  // Before the page changes, and in step with it: the scrolling of the next page must not be stored here.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => setPlace(key, window.scrollY)
    const stopListening = onMove(remember)
    window.addEventListener('scrollend', remember)
    window.addEventListener('pagehide', remember)
    return () => {
      stopListening()
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('pagehide', remember)
    }
  }, [key])

  useLayoutEffect(() => {
    const place = getPlaces()[key]
    const returns = move === 'pop' || move === 'first'
    // Every card must have its height, or the place would be that of another.
    document.documentElement.toggleAttribute('data-whole', returns && Boolean(place))
    // Who has begun to read a page that the server rendered stays there.
    if (move === 'first' && place === undefined) return undefined
    if (returns) return scrollWhenTall(place ?? 0)
    if (!hash && !keepsScroll) window.scrollTo(0, 0)
    return undefined
  }, [key, hash, move, keepsScroll])

  return null
}

/** Content above may still be loading: waits for a while until the page is tall enough. */
function scrollWhenTall(top: number) {
  const until = performance.now() + PATIENCE
  let frame = requestAnimationFrame(attempt)
  function attempt() {
    const isTall = document.documentElement.scrollHeight - window.innerHeight >= top
    if (isTall || performance.now() > until) window.scrollTo(0, top)
    else frame = requestAnimationFrame(attempt)
  }
  return () => cancelAnimationFrame(frame)
}

function getPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')
  } catch {
    return {}
  }
}

function setPlace(key: string, top: number) {
  const latest = Object.entries(getPlaces())
    .filter(([other]) => other !== key)
    .slice(-49)
  try {
    sessionStorage.setItem(PLACES, JSON.stringify(Object.fromEntries([...latest, [key, top]])))
  } catch {
    // Without storage Back starts at the top; nothing else is lost.
  }
}
