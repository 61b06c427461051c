import { type PointerEvent, useState } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import styles from './Chart.module.css'
import { ChartAxis } from './ChartAxis.tsx'
import { ChartShape } from './ChartShape.tsx'
import { ChartTable } from './ChartTable.tsx'
import { type ChartLine, type ChartLook, type ChartPoint, indexAt, placeOf } from './chartScale.ts'

const messages = catalogue({ none: ['Nothing in this time yet', 'यस अवधिमा अहिलेसम्म केही छैन'] })

type Props = {
  /** The title, for screen readers and as the caption of the table. */
  title: string
  /** What the two columns of the table are. */
  columns: readonly [at: string, value: string]
  /** A line for continuous values, bars for counts. */
  look: ChartLook
  /** Evenly apart. */
  points: readonly ChartPoint[]
  /** From nothing upwards; the last is the top. */
  lines: readonly ChartLine[]
  /** How many of the points are named below. */
  named?: number
  /** The text where nothing has been counted. */
  none?: string | undefined
}

/** A chart that can be read by sight, by pointer, by keys, and as a table. */
export function Chart({ title, columns, look, points, lines, named = 5, none }: Props) {
  const text = useText(messages)
  const isEmpty = points.every(({ value }) => value === 0)
  const shownLines = isEmpty ? lines.slice(0, 1) : lines
  const [at, setAt] = useState<number | null>(null)
  const top = shownLines.at(-1)?.value || 1
  const point = at === null ? undefined : points[at]

  function follow(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAt(indexAt((event.clientX - left) / width, points.length, look))
  }

  return (
    <figure className={styles.chart} aria-label={title}>
      <div className={styles.frame}>
        <div className={styles.heights} aria-hidden="true">
          {shownLines.map(({ value, shown }) => (
            <span key={value} style={{ insetBlockEnd: `${(value / top) * 100}%` }}>
              {shown}
            </span>
          ))}
        </div>
        <div
          className={styles.plot}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
        >
          <ChartAxis points={points} lines={shownLines} look={look} named={named} />
          {isEmpty && <p className={styles.none}>{none ?? text.none}</p>}
          <ChartShape look={look} points={points} top={top} at={at} />
          <input
            type="range"
            className={styles.reader}
            min={0}
            max={points.length - 1}
            value={at ?? 0}
            aria-label={title}
            aria-valuetext={sentenceOf(point ?? points[0])}
            onChange={(event) => setAt(Number(event.target.value))}
            onFocus={() => setAt((now) => now ?? 0)}
            onBlur={() => setAt(null)}
            style={{ insetInline: `${placeOf(0, points.length, look)}%` }}
          />
          {point && at !== null && (
            <p
              className={styles.said}
              aria-hidden="true"
              style={{
                insetInlineStart: `${placeOf(at, points.length, look)}%`,
                translate: `-${placeOf(at, points.length, look)}%`,
              }}
            >
              <span>{point.at}</span>
              <b>{point.shown}</b>
            </p>
          )}
        </div>
      </div>
      <ChartTable title={title} columns={columns} points={points} />
    </figure>
  )
}

function sentenceOf(point: ChartPoint | undefined) {
  return point ? `${point.at}: ${point.shown}` : ''
}
