import entry from '#features/accounts/authForms/entry.module.css'
import { PasskeyLogin } from '#features/accounts/passkeys/PasskeyLogin.tsx'
import { useText } from '#lib/language.ts'
import styles from './GateFrame.module.css'
import { messages } from './messages.ts'

/** One tap for whoever has used a passkey in this browser; the other ways are below it. */
export function FirstPasskey() {
  const text = useText(messages)
  return (
    <div className={styles.first}>
      <PasskeyLogin target="_blank" isFirst hasField={false} />
      <p className={entry.or}>{text.or}</p>
    </div>
  )
}
