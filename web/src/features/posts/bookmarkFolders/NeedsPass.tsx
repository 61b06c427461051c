import { useText } from '#lib/language.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './messages.ts'
import styles from './NeedsPass.module.css'

/** Shown before anybody types a name in vain. */
export function NeedsPass() {
  const text = useText(messages)
  return (
    <div className={styles.words}>
      <p>{text.premium}</p>
      <LinkButton href="/premium" size="sm">
        {text.seePremium}
      </LinkButton>
    </div>
  )
}
