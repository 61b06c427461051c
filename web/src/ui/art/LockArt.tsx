import { Art } from './Art.tsx'

/** A padlock hanging from the line: sign in, or a hub that is not open. */
export function LockArt() {
  return (
    <Art width={200} height={170}>
      <path d="M26 152h148" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="M44 24h112" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <path d="M74 84V54a26 26 0 0 1 52 0v30" stroke="var(--text)" strokeWidth="9" opacity=".75" />
      <path d="M72 24h56" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
      <rect x="58" y="78" width="84" height="66" rx="14" fill="var(--premium)" />
      <path
        d="M100 78h28a14 14 0 0 1 14 14v38a14 14 0 0 1-14 14h-28z"
        fill="var(--premium-shade)"
      />
      <circle cx="100" cy="104" r="9" fill="var(--premium-clapper)" />
      <path d="M100 106v18" stroke="var(--premium-clapper)" strokeWidth="8" strokeLinecap="round" />
    </Art>
  )
}
