import { useLayoutEffect } from 'react'

let waiting = 0

/** The mark and the flags stand in index.html, from before any script: whoever waits keeps them in sight. */
export function FullScreenLoader() {
  useLayoutEffect(() => {
    waiting++
    showOpening()
    return () => {
      waiting--
      showOpening()
    }
  }, [])
  return null
}

/** The app has drawn something: the opening goes unless somebody waits. */
export function useOpened() {
  useLayoutEffect(showOpening, [])
}

function showOpening() {
  const opening = document.getElementById('opening')
  if (opening) opening.hidden = waiting === 0
}
