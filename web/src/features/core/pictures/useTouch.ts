import { type PointerEvent, useRef, useState } from 'react'

type Touch = {
  /** Another key is another picture: it starts unmoved. */
  key: number
  onSwipe: (step: 1 | -1) => void
  onDismiss: () => void
}
type View = { key: number; scale: number; x: number; y: number; isHeld: boolean }
type Spot = { x: number; y: number }

const NEAR = 8
const FAR = 64
const MOST = 5
const DOUBLE = 2.5
const TWICE_WITHIN = 300

/** Pinch and drag zoom and move; without zoom, a swipe sideways changes the picture and one downwards closes it. */
export function useTouch({ key, onSwipe, onDismiss }: Touch) {
  const ref = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Spot>())
  const lastTap = useRef(0)
  const travelled = useRef(0)
  const still: View = { key, scale: 1, x: 0, y: 0, isHeld: false }
  const [saved, setView] = useState(still)
  const view = saved.key === key ? saved : still

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    if (fingers.current.size === 0) travelled.current = 0
    fingers.current.set(event.pointerId, spotOf(event))
    setView({ ...view, isHeld: true })
  }

  function handleMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = spotOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    travelled.current += distance(before, now)
    const grown = other ? distance(now, other) / (distance(before, other) || 1) : 1
    const share = other ? 2 : 1
    setView({
      ...view,
      isHeld: true,
      scale: Math.min(MOST, Math.max(1, view.scale * grown)),
      x: view.x + (now.x - before.x) / share,
      y: view.y + (now.y - before.y) / share,
    })
  }

  function handleUp(event: PointerEvent<HTMLDivElement>) {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    if (travelled.current < NEAR) return handleTap(event.timeStamp)
    if (view.scale > 1) return setView(within({ ...view, isHeld: false }, ref.current))
    setView(still)
    if (Math.abs(view.x) > FAR && Math.abs(view.x) > Math.abs(view.y)) onSwipe(view.x < 0 ? 1 : -1)
    else if (view.y > FAR) onDismiss()
  }

  function handleTap(at: number) {
    const isSecond = at - lastTap.current < TWICE_WITHIN
    lastTap.current = isSecond ? 0 : at
    if (!isSecond) setView({ ...view, isHeld: false })
    else setView(view.scale > 1 ? still : { ...still, scale: DOUBLE })
  }

  function handleCancel(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
    setView({ ...view, isHeld: false })
  }

  return {
    ref,
    style: {
      transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
      transitionDuration: view.isHeld ? '0s' : undefined,
    },
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleCancel,
    },
  }
}

/** A zoomed picture keeps the middle of the screen covered. */
function within(view: View, stage: HTMLElement | null): View {
  const most = {
    x: ((stage?.clientWidth ?? 0) * (view.scale - 1)) / 2,
    y: ((stage?.clientHeight ?? 0) * (view.scale - 1)) / 2,
  }
  return { ...view, x: clamp(view.x, most.x), y: clamp(view.y, most.y) }
}

function clamp(value: number, most: number) {
  return Math.max(-most, Math.min(most, value))
}

function distance(a: Spot, b: Spot) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY }
}
