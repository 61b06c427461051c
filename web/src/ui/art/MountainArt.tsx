import { Art } from './Art.tsx'

/** The line of flags has snapped: errors and unknown pages. */
export function MountainArt() {
  return (
    <Art width={300} height={180}>
      <path d="M20 160h260" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="M60 160 118 84l32 36 42-62 68 102z" fill="var(--border)" />
      <path
        d="M20 44q70 40 126 14l6 20-10 18M280 36q-50 50-96 46"
        stroke="var(--text)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="m44 58 22 2-2 24-22-3z" fill="var(--flag-1)" />
      <path d="m78 68 22 2-2 24-22-3z" fill="var(--flag-5)" />
      <path d="m112 66 22 2-2 24-22-3z" fill="var(--flag-3)" />
      <path d="m206 78 22 2-2 24-22-3z" fill="var(--flag-4)" />
      <path d="m240 64 22 2-2 24-22-3z" fill="var(--flag-1)" />
    </Art>
  )
}
