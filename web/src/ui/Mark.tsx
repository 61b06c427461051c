/** Sky, horizon, marigold peak, and जे hanging from the line. The same in both themes. */
export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <rect width="512" height="512" rx="116" fill="var(--brand-ground)" />
      <path
        fill="var(--brand-sky)"
        d="M0 218V116A116 116 0 0 1 116 0h280a116 116 0 0 1 116 116v102z"
      />
      <path
        fill="var(--brand-peak)"
        stroke="var(--brand-peak)"
        strokeWidth="14"
        strokeLinejoin="round"
        d="M382 200 220 82l18 118z"
      />
      <path fill="var(--brand-line)" d="M0 192h512v52H0z" />
      <path
        fill="none"
        stroke="var(--brand-line)"
        strokeWidth="52"
        d="M362 220v222M362 312H172M208 312c40 0 68 22 68 56 0 35-30 56-66 56-36 0-60-22-68-54"
      />
    </svg>
  )
}
