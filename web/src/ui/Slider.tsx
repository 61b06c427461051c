import { type CSSProperties, useId } from 'react'
import { InOrder } from './InOrder.tsx'
import styles from './Slider.module.css'

type Props = {
  label: string
  /** The number of the last stop; the first is 0. */
  last: number
  stop: number
  /** What the stop means, in words. */
  said: string
  /** What stands below the stops. */
  marks?: readonly string[]
  onChange: (stop: number) => void
}

/** One of a few stops on a line. */
export function Slider({ label, last, stop, said, marks = [], onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.name}>
        <span>{label}</span>
        <output htmlFor={id}>{said}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={stop}
        aria-valuetext={said}
        className={styles.slider}
        style={{ '--filled': `${(stop / last) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {marks.length > 0 && (
        <p className={styles.marks} aria-hidden="true">
          <InOrder of={marks}>{(mark) => <span>{mark}</span>}</InOrder>
        </p>
      )}
    </div>
  )
}
