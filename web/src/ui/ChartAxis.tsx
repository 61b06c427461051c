import styles from './Chart.module.css'
import { type ChartLine, type ChartLook, type ChartPoint, namedOf, placeOf } from './chartScale.ts'

type Props = {
  points: readonly ChartPoint[]
  lines: readonly ChartLine[]
  look: ChartLook
  named: number
}

/** The lines across, and the names of some points below. */
export function ChartAxis({ points, lines, look, named }: Props) {
  const top = lines.at(-1)?.value || 1

  return (
    <div aria-hidden="true">
      {lines.map(({ value }) => (
        <span
          key={value}
          className={styles.line}
          style={{ insetBlockEnd: `${(value / top) * 100}%` }}
        />
      ))}
      {namedOf(points.length, named).map((index) => {
        const place = placeOf(index, points.length, look)
        return (
          <span
            key={index}
            className={styles.name}
            style={{ insetInlineStart: `${place}%`, translate: `-${place}%` }}
          >
            {points[index]?.at}
          </span>
        )
      })}
    </div>
  )
}
