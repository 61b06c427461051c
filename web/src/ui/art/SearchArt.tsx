import { Art } from './Art.tsx'

/** A lens hanging from the line, a ridge seen through it. */
export function SearchArt() {
  return (
    <Art width={240} height={180}>
      <path d="M24 164h192" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="m40 164 44-50 26 28 32-40 58 62z" fill="var(--surface-inset)" />
      <path d="M52 20h136" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <path d="M112 20v18" stroke="var(--text)" strokeWidth="4" />
      <circle cx="112" cy="80" r="42" fill="var(--tone-1)" />
      <path d="M74.5 98 100 66l14 16 12-14 24 30a42 42 0 0 1-75.5 0Z" fill="var(--flag-1)" />
      <path d="m126 68 24 30a42 42 0 0 1-24 22Z" fill="var(--flag-1-shade)" />
      <circle cx="112" cy="80" r="42" stroke="var(--premium)" strokeWidth="8" />
      <path d="m143 112 24 26" stroke="var(--premium-rim)" strokeWidth="12" strokeLinecap="round" />
    </Art>
  )
}
