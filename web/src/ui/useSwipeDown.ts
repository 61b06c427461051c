import { type RefObject, type TouchEvent, useRef } from 'react'

const farEnough = 96

/** A finger pulls the sheet down from its top; far enough it closes, else it springs back. */
export function useSwipeDown(ref: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | undefined>(undefined)

  function handleTouchStart(event: TouchEvent) {
    const touched = event.target as Element
    const scroller = touched.closest<HTMLElement>('[data-scroller]')
    const canPull = event.touches.length === 1 && (scroller?.scrollTop ?? 0) <= 0
    start.current = canPull ? event.touches[0]?.clientY : undefined
  }

  function handleTouchMove(event: TouchEvent) {
    if (start.current === undefined) return
    pull(Math.max(0, pulledBy(event)), '0s')
  }

  function handleTouchEnd(event: TouchEvent) {
    if (start.current === undefined) return
    const distance = pulledBy(event)
    start.current = undefined
    pull(0, '')
    if (distance > farEnough) onClose()
  }

  function pulledBy(event: TouchEvent) {
    return (event.changedTouches[0]?.clientY ?? 0) - (start.current ?? 0)
  }

  function pull(distance: number, duration: string) {
    if (!ref.current) return
    ref.current.style.transitionDuration = duration
    ref.current.style.translate = distance > 0 ? `0 ${distance}px` : ''
  }

  return {
    onTouchStart: handleTouchStart,
    onTouchMove: handleTouchMove,
    onTouchEnd: handleTouchEnd,
    onTouchCancel: handleTouchEnd,
  }
}
