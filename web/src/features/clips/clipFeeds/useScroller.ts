import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '#lib/useMedia.ts'

/** Which slide is shown, and a way to another: by a swipe, or by a call. */
export function useScroller(
  ref: RefObject<HTMLElement | null>,
  { slides, first }: { slides: number; first: number },
) {
  const [current, setCurrent] = useState(first)
  const goal = useRef<number | null>(null)
  const shown = Math.min(current, Math.max(0, slides - 1))
  const isStill = useMedia('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    function look() {
      const height = scroller!.clientHeight
      if (height === 0) return
      const at = scroller!.scrollTop / height
      // Slides passed on the way are not meant.
      if (goal.current !== null && Math.abs(at - goal.current) > 0.02) return
      goal.current = null
      setCurrent(Math.round(at))
    }
    function arrive() {
      // A new layout snaps back to the slide before, and the end of an earlier move is reported late.
      if (goal.current !== null)
        scroller!.scrollTo({ top: goal.current * scroller!.clientHeight, behavior: 'instant' })
      goal.current = null
      look()
    }
    // Whoever takes hold of it goes where he wants.
    function letGo() {
      goal.current = null
    }
    scroller.addEventListener('scroll', look, { passive: true })
    scroller.addEventListener('scrollend', arrive)
    scroller.addEventListener('pointerdown', letGo, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', look)
      scroller.removeEventListener('scrollend', arrive)
      scroller.removeEventListener('pointerdown', letGo)
    }
  }, [ref])

  // A turned phone or a resized window stays with its clip.
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      goal.current = latest.current
      scroller.scrollTo({ top: latest.current * scroller.clientHeight, behavior: 'instant' })
      goal.current = null
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [ref])

  function go(to: number) {
    const scroller = ref.current
    const next = Math.max(0, Math.min(to, slides - 1))
    if (!scroller || next === (goal.current ?? shown)) return
    const isFar = Math.abs(next - shown) > 1
    goal.current = next
    setCurrent(next)
    scroller.scrollTo({
      top: next * scroller.clientHeight,
      behavior: isStill || isFar ? 'instant' : 'smooth',
    })
  }

  return { current: shown, go, step: (by: 1 | -1) => go((goal.current ?? shown) + by) }
}
