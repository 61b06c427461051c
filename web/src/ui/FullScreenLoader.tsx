import { useLayoutEffect } from 'react'

let waiting = 0

/** The mark and the flags are in index.html, before any script: while this is mounted they stay visible. */
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

/** The app has rendered something: the opening is hidden unless somebody waits. */
export function useOpened() {
  useLayoutEffect(showOpening, [])
}

function showOpening() {
  const opening = document.getElementById('opening')
  if (opening) opening.hidden = waiting === 0
}
