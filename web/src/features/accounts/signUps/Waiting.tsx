import { Hourglass } from 'lucide-react'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './signUps.module.css'
import { messages } from './waitingMessages.ts'

/** In place of the form, once a request was sent: what happens next, and what can be done meanwhile. */
export function Waiting() {
  const text = useText(messages)
  return (
    <section
      ref={focusAtOnce}
      tabIndex={-1}
      aria-labelledby="sign-up-waits"
      className={styles.waiting}
    >
      <Hourglass size={40} aria-hidden="true" />
      <h2 id="sign-up-waits" className={styles.title}>
        {text.title}
      </h2>
      <ol className={styles.steps}>
        <li>{text.read}</li>
        <li>{text.tell}</li>
        <li>{text.logIn}</li>
      </ol>
      <LinkButton href="/explore" look="line" size="lg" block>
        {text.look}
      </LinkButton>
    </section>
  )
}
