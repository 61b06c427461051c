import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { clockText } from '#lib/clockText.ts'
import styles from './Handle.module.css'

const STEP = 100
const LEAP = 1_000

type Props = {
  label: string
  look: 'edge' | 'moment'
  atMs: number
  leastMs: number
  mostMs: number
  durationMs: number
  msAt: (clientX: number) => number
  onMove: (atMs: number) => void
}

/** A movable moment of the video, by hand or by keys: a tenth of a second, with Shift a whole one. */
export function Handle({ label, look, atMs, leastMs, mostMs, durationMs, msAt, onMove }: Props) {
  const isHeld = useRef(false)

  function handleDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    isHeld.current = true
  }

  function handleKey(event: KeyboardEvent) {
    const target = targetOf(event)
    if (target === null) return
    event.preventDefault()
    onMove(target)
  }

  function targetOf({ key, shiftKey }: KeyboardEvent) {
    const step = shiftKey ? LEAP : STEP
    if (key === 'ArrowRight' || key === 'ArrowUp') return atMs + step
    if (key === 'ArrowLeft' || key === 'ArrowDown') return atMs - step
    if (key === 'PageUp') return atMs + LEAP
    if (key === 'PageDown') return atMs - LEAP
    if (key === 'Home') return leastMs
    return key === 'End' ? mostMs : null
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={Math.round(leastMs) / 1000}
      aria-valuemax={Math.round(mostMs) / 1000}
      aria-valuenow={Math.round(atMs) / 1000}
      aria-valuetext={clockText(atMs)}
      data-look={look}
      className={styles.handle}
      style={{ insetInlineStart: `${(atMs / durationMs) * 100}%` }}
      onPointerDown={handleDown}
      onPointerMove={(event) => {
        if (isHeld.current) onMove(msAt(event.clientX))
      }}
      onLostPointerCapture={() => {
        isHeld.current = false
      }}
      onKeyDown={handleKey}
    />
  )
}
