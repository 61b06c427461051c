import { Globe, Lock } from 'lucide-react'
import { useId } from 'react'
import { useText } from '#lib/language.ts'
import { BareSwitch } from '#ui/BareSwitch.tsx'
import { messages } from './messages.ts'
import styles from './PrivacySwitch.module.css'

type Props = { isPrivate: boolean; disabled?: boolean; onChange: (isPrivate: boolean) => void }

export function PrivacySwitch({ isPrivate, disabled, onChange }: Props) {
  const text = useText(messages)
  const id = useId()
  const hintId = useId()

  return (
    <label htmlFor={id} className={styles.row}>
      {isPrivate ? <Lock aria-hidden="true" /> : <Globe aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.name}>{isPrivate ? text.privateHub : text.publicHub}</span>
        <span id={hintId} className={styles.hint}>
          {isPrivate ? text.privateHint : text.publicHint}
        </span>
      </span>
      <BareSwitch
        id={id}
        name="isPrivate"
        label={text.privateHub}
        aria-describedby={hintId}
        checked={isPrivate}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
