import { type RefObject, useEffect, useRef } from 'react'

/** Who was at a control of the clip before is at the clip that came, not at the beginning of the page. */
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
