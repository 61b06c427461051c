import styles from './Chart.module.css'
import { type ChartLook, type ChartPoint, placeOf } from './chartScale.ts'

type Props = {
  look: ChartLook
  points: readonly ChartPoint[]
  top: number
  /** The point that is being read. */
  at: number | null
}

/** Drawn on a field of 100 by 100 that is stretched to the available space; lines keep their width. */
export function ChartShape({ look, points, top, at }: Props) {
  const heightOf = (value: number) => Math.min(100, (value / (top || 1)) * 100)
  const place = (index: number) => placeOf(index, points.length, look)
  const way = points.map(({ value }, index) => `${place(index)},${100 - heightOf(value)}`).join(' ')
  const read = at === null ? undefined : points[at]

  return (
    <>
      <svg
        className={styles.shape}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {look === 'line' ? (
          <>
            <polygon className={styles.area} points={`0,100 ${way} 100,100`} />
            <polyline className={styles.way} points={way} />
          </>
        ) : (
          points.map(({ at: name, value }, index) => (
            <rect
              key={name}
              className={styles.bar}
              data-read={index === at || undefined}
              x={(index / points.length) * 100 + 12 / points.length}
              y={100 - heightOf(value)}
              width={76 / points.length}
              height={heightOf(value)}
            />
          ))
        )}
      </svg>
      {read && at !== null && (
        <span
          className={styles.cursor}
          data-look={look}
          aria-hidden="true"
          style={{ insetInlineStart: `${place(at)}%` }}
        >
          <span className={styles.dot} style={{ insetBlockEnd: `${heightOf(read.value)}%` }} />
        </span>
      )}
    </>
  )
}
