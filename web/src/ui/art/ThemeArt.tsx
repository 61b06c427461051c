import './themeArt.css'

type Theme = 'light' | 'dark'

/** A page in small, in the colours of one theme or, for the system's choice, of both. */
export function ThemeArt({ theme }: { theme: Theme | 'system' }) {
  return (
    <svg viewBox="0 0 160 84" preserveAspectRatio="none" aria-hidden="true">
      <Page theme={theme === 'dark' ? 'dark' : 'light'} />
      {theme === 'system' && (
        <svg viewBox="80 0 80 84" x="80" width="80" height="84" aria-hidden="true">
          <Page theme="dark" />
        </svg>
      )}
    </svg>
  )
}

function Page({ theme }: { theme: Theme }) {
  const line = `var(--preview-${theme}-line)`
  return (
    <>
      <rect width="160" height="84" fill={`var(--preview-${theme}-canvas)`} />
      <rect x="44" width="72" height="84" fill={`var(--preview-${theme}-sheet)`} />
      <path d="M44 0v84M116 0v84" stroke={line} />
      <rect x="52" width="18" height="3" rx="1" fill="var(--brand-ground)" />
      <g fill={`var(--preview-${theme}-text)`}>
        <rect x="52" y="12" width="40" height="5" rx="2.5" />
        <rect x="52" y="21" width="54" height="4" rx="2" opacity=".4" />
      </g>
      <rect x="52" y="31" width="56" height="30" rx="5" fill="var(--preview-sky)" />
      <path d="m52 56 14-14 10 9 12-16 20 21v5H52z" fill="var(--preview-hill)" />
      <path
        d="M54 72h22M12 12h20M12 24h16M12 36h18"
        stroke={line}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M127 13h22v10h-22zM127 39h22v20h-22z"
        fill={line}
        stroke={line}
        strokeWidth="10"
        strokeLinejoin="round"
      />
    </>
  )
}
