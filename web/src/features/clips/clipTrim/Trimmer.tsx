import { type PointerEvent, useId, useRef } from 'react'
import { clockText } from '#lib/clockText.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Group } from '#ui/Group.tsx'
import { Handle } from './Handle.tsx'
import { messages } from './messages.ts'
import { type Bounds, moveEdge, movePart, type Part } from './part.ts'
import { Strip, useRail } from './Strip.tsx'
import styles from './Trimmer.module.css'

type Props = {
  part: Part
  bounds: Bounds
  stills: readonly (string | null)[]
  error: string | undefined
  onChange: (part: Part) => void
}

/** Chooses the part of a video that becomes the clip. */
export function Trimmer({ part, bounds, stills, error, onChange }: Props) {
  const text = useText(messages)
  const labelId = useId()
  const { durationMs, mostMs } = bounds
  const { rail, msAt } = useRail(durationMs)
  const dragged = useRef<{ at: number; part: Part } | null>(null)
  const { fromMs, toMs } = part

  function handleDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { at: msAt(event.clientX), part }
  }

  function handleMove(event: PointerEvent) {
    if (!dragged.current) return
    onChange(movePart(dragged.current.part, msAt(event.clientX) - dragged.current.at, bounds))
  }

  return (
    <Group aria-labelledby={labelId}>
      <p className={styles.label}>
        <span id={labelId}>{text.part}</span>
        <span className={styles.chosen}>
          {text.chosen(clockText(toMs - fromMs), clockText(fromMs), clockText(toMs))}
        </span>
      </p>
      <Strip stills={stills} rail={rail}>
        <span
          className={styles.out}
          style={{ insetInlineEnd: `${(1 - fromMs / durationMs) * 100}%` }}
        />
        <span
          className={styles.out}
          style={{ insetInlineStart: `${(toMs / durationMs) * 100}%` }}
        />
        <span
          className={styles.in}
          style={{
            insetInlineStart: `${(fromMs / durationMs) * 100}%`,
            insetInlineEnd: `${(1 - toMs / durationMs) * 100}%`,
          }}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onLostPointerCapture={() => {
            dragged.current = null
          }}
        />
        <Handle
          label={text.start}
          look="edge"
          atMs={fromMs}
          leastMs={0}
          mostMs={toMs}
          durationMs={durationMs}
          msAt={msAt}
          onMove={(atMs) => onChange(moveEdge(part, 'from', atMs, bounds))}
        />
        <Handle
          label={text.end}
          look="edge"
          atMs={toMs}
          leastMs={fromMs}
          mostMs={durationMs}
          durationMs={durationMs}
          msAt={msAt}
          onMove={(atMs) => onChange(moveEdge(part, 'to', atMs, bounds))}
        />
      </Strip>
      {error ? (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      ) : (
        <p className={styles.hint}>{text.partHint(number(mostMs / 1000))}</p>
      )}
    </Group>
  )
}
