import { Art } from './Art.tsx'

/** A peak with nobody's flag but the first one. */
export function HubsArt() {
  return (
    <Art width={220} height={92}>
      <path d="M10 84h200" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="m36 84 40-50 22 26 30-44 56 68z" fill="var(--surface-inset)" />
      <path d="M128 20V8" stroke="var(--text)" strokeWidth="2.5" />
      <path d="M128 8h22l-7 6 7 6h-22z" fill="var(--accent)" />
    </Art>
  )
}
