import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#lib/language.ts'
import { choose, usePreferences } from '#lib/preferences.ts'
import { useTitle } from '#lib/title.ts'
import { Link } from '#ui/Link.tsx'
import { Logo } from '#ui/Logo.tsx'
import styles from './AuthLayout.module.css'
import { messages } from './messages.ts'
import scene from './scene-phewa.svg'

type Props = {
  /** The title of the browser's tab; the heading is above the form. */
  title: string
  heading?: string
  sentence?: ReactNode
  /** On a phone the greeting replaces the heading. */
  hasGreeting?: boolean
  /** A step that is typed into: on a phone the picture makes room for the keyboard. */
  isPlain?: boolean
  children: ReactNode
}

/** The pages outside the main layout: a picture, and one thing to do. */
export function AuthLayout(props: Props) {
  const { title, heading = title, sentence, hasGreeting, isPlain, children } = props
  const text = useText(messages)
  useTitle(title)

  return (
    <div
      className={styles.layout}
      data-greeting={hasGreeting || undefined}
      data-plain={isPlain || undefined}
    >
      <header className={styles.art}>
        <img src={scene} alt="" width={1200} height={1230} fetchPriority="high" />
        <Link to="/" className={styles.home}>
          <Logo size={44} />
        </Link>
        <div className={styles.words}>
          <p lang="ne" className={styles.greeting}>
            के छ खबर?
          </p>
          <p className={styles.slogan}>{text.slogan}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.task}>
          <h1 className={styles.heading}>{heading}</h1>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
          {children}
        </div>
        <Footer />
      </main>
    </div>
  )
}

function Footer() {
  const text = useText(messages)
  const { language } = usePreferences()
  const other = language === 'en' ? 'ne' : 'en'
  return (
    <footer className={styles.footer}>
      <button type="button" lang={other} onClick={() => choose({ language: other })}>
        <Languages aria-hidden="true" size={16} />
        {text.otherLanguage}
      </button>
      <Link to="/privacy-policy">{text.privacyPolicy}</Link>
      <Link to="/help">{text.help}</Link>
    </footer>
  )
}
