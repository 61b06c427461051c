import { encode } from 'uqr'
import styles from './ShareSheet.module.css'

/** Modules of white around the code, without which some phones do not find it. */
const QUIET_ZONE = 4

/** Dark on white in both themes: many phones do not read a light code on a dark ground. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')

  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  )
}
