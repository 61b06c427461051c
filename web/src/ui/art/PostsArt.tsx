import { Art } from './Art.tsx'

/** A sheet of lokta paper on the line, its first words in crimson, a pen beside it. */
export function PostsArt() {
  return (
    <Art width={240} height={180}>
      <path d="M24 164h192" stroke="var(--border)" strokeWidth="3" strokeLinecap="round" />
      <path d="M44 24h152" stroke="var(--accent)" strokeWidth="8" strokeLinecap="round" />
      <path d="M78 24h84v112l-14-8-14 8-14-8-14 8-14-8-14 8z" fill="var(--tone-5)" />
      <path d="M120 24h42v112l-14-8-14 8-14-8z" fill="var(--tone-5-fg)" opacity=".12" />
      <path d="M92 50h34" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M92 70h56M92 86h56M92 102h30"
        stroke="var(--tone-5-fg)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".45"
      />
      <path d="m196 74-34 62-14 10 2-17 34-62z" fill="var(--flag-1)" />
      <path d="m196 74-34 62-14 10 40-76z" fill="var(--flag-1-shade)" />
      <path d="m150 129 12 7-14 10z" fill="var(--text)" />
    </Art>
  )
}
