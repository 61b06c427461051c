import styles from './RecordRing.module.css'

const RADIUS = 30
const ROUND = 2 * Math.PI * RADIUS

type Props = { part: number; isRecording: boolean; label: string; onPress: () => void }

/** The button that starts and stops, with the elapsed time around it. */
export function RecordRing({ part, isRecording, label, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={styles.button}
      data-recording={isRecording || undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true" className={styles.ring}>
        <circle cx="34" cy="34" r={RADIUS} className={styles.track} />
        <circle
          cx="34"
          cy="34"
          r={RADIUS}
          className={styles.part}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, part))}
        />
      </svg>
      <span className={styles.dot} />
    </button>
  )
}
