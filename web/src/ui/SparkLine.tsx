import styles from './SparkLine.module.css'
import { SPARK_BOX, sparkArea, sparkPath } from './sparkPath.ts'

/** A few amounts as a line, oldest first. Decoration: its meaning is beside it in words. */
export function SparkLine({ amounts }: { amounts: readonly number[] }) {
  return (
    <svg aria-hidden="true" viewBox={SPARK_BOX} preserveAspectRatio="none" className={styles.spark}>
      <path d={sparkArea(amounts)} className={styles.ground} />
      <path d={sparkPath(amounts)} className={styles.line} />
    </svg>
  )
}
