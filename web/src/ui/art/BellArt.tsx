import { Art } from './Art.tsx'

export function BellArt() {
  return (
    <Art width={200} height={150}>
      <path d="M26 128h148" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="M44 30v14M156 30v14" stroke="var(--text)" strokeWidth="3" opacity=".35" />
      <path d="M40 30h120" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <path d="M100 30v16" stroke="var(--text)" strokeWidth="5" />
      <path
        d="M100 44c-26 0-36 20-37 42-1 12-5 18-10 24h94c-5-6-9-12-10-24-1-22-11-42-37-42Z"
        fill="var(--premium)"
      />
      <path d="M100 44c26 0 36 20 37 42 1 12 5 18 10 24h-47z" fill="var(--premium-shade)" />
      <rect x="50" y="106" width="100" height="10" rx="5" fill="var(--premium-rim)" />
      <circle cx="100" cy="121" r="8" fill="var(--premium-clapper)" />
    </Art>
  )
}
