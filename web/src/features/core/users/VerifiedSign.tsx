import styles from './VerifiedMark.module.css'

/** A shield, so that nobody takes it for the rosette that can be bought. */
export function VerifiedSign({ label }: { label: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path
        d="M12 1.8 3.6 4.7v6.5c0 5.2 3.5 9 8.4 11 4.9-2 8.4-5.8 8.4-11V4.7Z"
        fill="var(--info)"
      />
      <path
        d="m8 11.9 2.8 2.8L16 9.4"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
