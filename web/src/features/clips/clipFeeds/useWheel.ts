import { type RefObject, useEffect, useEffectEvent } from 'react'

const QUIET = 160
const BETWEEN = 400
const NOTCH = 100
const OWN = 'dialog, [role=menu], [data-unfolded]'

/** One turn of the wheel is one clip; a touchpad's inertia after the finger has left is ignored. */
export function useWheel(ref: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void) {
  const step = useEffectEvent(onStep)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let last = { at: -QUIET, size: 0 }
    let steppedAt = Number.NEGATIVE_INFINITY

    function handleWheel(event: WheelEvent) {
      const isOwn = event.target instanceof Element && event.target.closest(OWN)
      if (event.ctrlKey || isOwn) return
      event.preventDefault()
      const { timeStamp: at, deltaY } = event
      const size = Math.abs(deltaY)
      const isPush =
        at - last.at > QUIET || size > last.size * 1.3 || (size >= NOTCH && size === last.size)
      last = { at, size }
      if (!isPush || at - steppedAt < BETWEEN || deltaY === 0) return
      steppedAt = at
      step(deltaY > 0 ? 1 : -1)
    }
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [ref])
}
