import { Art } from './Art.tsx'

export function BookmarksArt() {
  return (
    <Art width={260} height={190}>
      <path d="M20 170h220" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="M36 40h188" stroke="var(--accent)" strokeWidth="8" strokeLinecap="round" />
      <path d="M72 40v92l22-18 22 18V40z" fill="var(--flag-1)" />
      <path d="M94 40h22v92l-22-18z" fill="var(--flag-1-shade)" />
      <path d="M126 40v112l18-15 18 15V40z" fill="var(--premium)" />
      <path d="M144 40h18v112l-18-15z" fill="var(--premium-shade)" />
      <path d="M172 40v70l14-12 14 12V40z" fill="var(--flag-4)" />
      <path d="M186 40h14v70l-14-12z" fill="var(--flag-4-shade)" />
    </Art>
  )
}
