import { type RefObject, useLayoutEffect, useRef } from 'react'

/** So near to its end a talk follows what is new. */
const AT_END_PX = 8

type Anchor = { seq: string; top: number }

/**
 * Keeps the first message in sight where it is when messages come or are dropped above or below it. Returns what to call
 * when somebody scrolls.
 */
export function useAnchor(scroller: RefObject<HTMLElement | null>) {
  const anchor = useRef<Anchor | null>(null)

  useLayoutEffect(() => {
    const { current: pane } = scroller
    const known = anchor.current
    const found = known && pane?.querySelector(`[data-message="${known.seq}"]`)
    if (pane && found) pane.scrollTop += found.getBoundingClientRect().top - known.top
    note()
  })

  function note() {
    const { current: pane } = scroller
    // Its end is 0, and what is above it is below 0.
    anchor.current = pane && pane.scrollTop < -AT_END_PX ? firstIn(pane) : null
  }

  return note
}

function firstIn(pane: HTMLElement): Anchor | null {
  const { top: edge } = pane.getBoundingClientRect()
  for (const element of pane.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > edge) return { seq: element.dataset.message ?? '', top }
  }
  return null
}
