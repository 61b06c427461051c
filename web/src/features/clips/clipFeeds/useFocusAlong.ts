import { type RefObject, useEffect, useRef } from 'react'

/** If a control of the last clip had the focus, the new clip gets it, not the beginning of the page. */
export function useFocusAlong(scroller: RefObject<HTMLElement | null>, clipId: string | undefined) {
  const wasInside = useRef(false)

  useEffect(() => {
    const element = scroller.current
    const note = () => {
      wasInside.current = element?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [scroller])

  useEffect(() => {
    const isLost = document.activeElement === document.body || !document.activeElement
    if (!clipId || !wasInside.current || !isLost) return
    const slide = scroller.current?.querySelector<HTMLElement>(`[data-clip="${clipId}"]`)
    slide?.focus({ preventScroll: true })
  }, [scroller, clipId])
}
