import { catalogue, useText } from '#lib/language.ts'
import styles from './PremiumMark.module.css'

const messages = catalogue({ premium: ['Premium', 'प्रिमियम'] })
const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** A marigold rosette after the name of a member with premium. */
export function PremiumMark() {
  const { premium } = useText(messages)
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={premium}>
      <g fill="var(--premium)">
        {petals.map((turn) => (
          <ellipse
            key={turn}
            cx="12"
            cy="5.3"
            rx="3.7"
            ry="4.8"
            transform={`rotate(${turn} 12 12)`}
          />
        ))}
        <circle cx="12" cy="12" r="6.6" />
      </g>
      <path
        d="m8.6 12.2 2.4 2.4 4.6-4.9"
        fill="none"
        stroke="var(--premium-contrast)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
