import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './Queue.module.css'

/** Which keys work; hands on a screen have none. */
export function KeyHint() {
  const text = useText(messages)
  return (
    <p className={styles.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {text.move}
      </span>
      <span>
        <kbd>A</kbd> {text.keyKeep}
      </span>
      <span>
        <kbd>R</kbd> {text.keyRemove}
      </span>
    </p>
  )
}
