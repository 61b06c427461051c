import { useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './VisitorStrip.module.css'

/** Explains to a visitor what logging in is good for. */
export function VisitorStrip() {
  const text = useText(messages)

  return (
    <div className={styles.strip}>
      <div className={styles.words}>
        <p className={styles.greeting} lang="ne">
          {text.greeting}
        </p>
        <p className={styles.sentence}>{text.visitor}</p>
      </div>
      <div className={styles.ways}>
        <LinkButton href="/login">{text.logIn}</LinkButton>
        <LinkButton href="/register" look="line">
          {text.signUp}
        </LinkButton>
      </div>
    </div>
  )
}
