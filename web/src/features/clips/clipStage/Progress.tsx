import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import { playTime } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import styles from './Progress.module.css'
import { messages } from './progressMessages.ts'
import { useProgress } from './useProgress.ts'

const STEP = 5
const FLAGS = [1, 2, 3, 4, 5]

/** Five flags show the progress of the clip; they can be dragged, and moved by the arrow keys. */
export function Progress({ durationMs }: { durationMs: number }) {
  const text = useText(messages)
  const video = usePlayer((player) => player.video)
  const bar = useRef<HTMLDivElement>(null)
  const [isDragged, setIsDragged] = useState(false)
  const length = durationMs / 1_000
  const second = useProgress(video, bar, length)
  const at = playTime(second * 1_000)
  const end = playTime(durationMs)

  function seek(to: number) {
    if (video) video.currentTime = Math.max(0, Math.min(to, length - 0.1))
  }

  function handleKey(event: KeyboardEvent) {
    const to = {
      ArrowRight: second + STEP,
      ArrowUp: second + STEP,
      ArrowLeft: second - STEP,
      ArrowDown: second - STEP,
      Home: 0,
      End: length,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(to)
  }

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    seek(((clientX - left) / width) * length)
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setIsDragged(true)
    follow(event)
  }

  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={text.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(length)}
      aria-valuenow={second}
      aria-valuetext={text.timeOf(at, end)}
      className={styles.bar}
      data-dragged={isDragged || undefined}
      onKeyDown={handleKey}
      onPointerDown={handleDown}
      onPointerMove={(event) => isDragged && follow(event)}
      onPointerUp={() => setIsDragged(false)}
      onPointerCancel={() => setIsDragged(false)}
    >
      <span className={styles.time}>{`${at} / ${end}`}</span>
      {FLAGS.map((flag) => (
        <span key={flag} className={styles.flag} data-flag={flag} />
      ))}
    </div>
  )
}
