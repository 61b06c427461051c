import { Art } from './Art.tsx'

/** Three upright pictures drying on the line; the middle one plays. */
export function ClipsArt() {
  return (
    <Art width={260} height={190}>
      <path d="M20 174h220" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="M30 28h200" stroke="var(--accent)" strokeWidth="8" strokeLinecap="round" />
      <path d="M71 28v14M130 28v10M189 28v14" stroke="var(--text)" strokeWidth="4" />
      <rect x="44" y="42" width="54" height="92" rx="9" fill="var(--flag-4)" />
      <path
        d="m44 118 20-24 14 14 20-20v37a9 9 0 0 1-9 9H53a9 9 0 0 1-9-9Z"
        fill="var(--flag-4-shade)"
      />
      <rect x="162" y="42" width="54" height="92" rx="9" fill="var(--premium)" />
      <circle cx="189" cy="74" r="13" fill="var(--flag-2)" />
      <path
        d="M162 112q27-20 54 0v13a9 9 0 0 1-9 9h-36a9 9 0 0 1-9-9Z"
        fill="var(--premium-shade)"
      />
      <rect x="94" y="38" width="72" height="118" rx="11" fill="var(--flag-1)" />
      <path
        d="m94 132 24-30 16 18 14-14 18 22v17a11 11 0 0 1-11 11h-50a11 11 0 0 1-11-11Z"
        fill="var(--flag-1-shade)"
      />
      <circle cx="130" cy="82" r="19" fill="var(--flag-2)" />
      <path
        d="m125 73 14 9-14 9z"
        fill="var(--flag-1)"
        stroke="var(--flag-1)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </Art>
  )
}
