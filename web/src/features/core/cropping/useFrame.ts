import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, moved, type Size, withinPicture } from './crop.ts'

type Options = {
  picture: Size
  shape: Size
  crop: Crop
  onChange: (change: (crop: Crop) => Crop) => void
}
type Point = { x: number; y: number }

const STEP = 0.05
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Dragging with one finger, zooming with two or the wheel, and both with the keys. */
export function useFrame({ picture, shape, onChange }: Options) {
  const ref = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())

  function move(right: number, down: number) {
    onChange((crop) => moved(picture, shape, crop, right, down))
  }

  function zoomBy(factor: number) {
    onChange((crop) => withinPicture(picture, shape, { ...crop, zoom: crop.zoom * factor }))
  }

  function handlePointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
  }

  function handlePointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId)
    const now = pointOf(event)
    fingers.current.set(event.pointerId, now)
    const other = others[0]?.[1]
    if (other) return zoomBy(between(now, other) / Math.max(1, between(before, other)))
    const { clientWidth, clientHeight } = event.currentTarget
    move((before.x - now.x) / clientWidth, (before.y - now.y) / clientHeight)
  }

  function handlePointerEnd(event: PointerEvent<HTMLDivElement>) {
    fingers.current.delete(event.pointerId)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (arrow) move(...arrow)
    else if (event.key === '+' || event.key === '=') zoomBy(1.1)
    else if (event.key === '-') zoomBy(1 / 1.1)
    else return
    event.preventDefault()
  }

  // React's wheel listener is passive, and then the dialog would scroll too.
  useEffect(() => {
    const frame = ref.current
    function handleWheel(event: WheelEvent) {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY / 400)
      onChange((crop) => withinPicture(picture, shape, { ...crop, zoom: crop.zoom * factor }))
    }
    frame?.addEventListener('wheel', handleWheel, { passive: false })
    return () => frame?.removeEventListener('wheel', handleWheel)
  }, [picture, shape, onChange])

  return {
    ref,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
      onKeyDown: handleKeyDown,
    },
  }
}

function pointOf({ clientX: x, clientY: y }: PointerEvent) {
  return { x, y }
}

function between(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
