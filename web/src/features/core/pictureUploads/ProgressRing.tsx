import styles from './ProgressRing.module.css'

const RADIUS = 18
const ROUND = 2 * Math.PI * RADIUS

/** How much of something is done, from 0 to 1. */
export function ProgressRing({ part, label }: { part: number; label: string }) {
  return (
    <svg
      viewBox="0 0 44 44"
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <circle cx="22" cy="22" r={RADIUS} className={styles.track} />
      <circle
        cx="22"
        cy="22"
        r={RADIUS}
        className={styles.part}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - part)}
      />
    </svg>
  )
}
