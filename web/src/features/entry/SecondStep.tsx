import { useState } from 'react'
import { CodeInput } from '#features/auth/CodeInput.tsx'
import { useText } from '#lib/language.ts'
import styles from './entry.module.css'
import { messages } from './messages.ts'

/** The code of the app, or, without the phone, one of the recovery codes. */
export function SecondStep({ error }: { error: string | undefined }) {
  const text = useText(messages)
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <div>
      <CodeInput
        label={isRecovery ? text.recoveryCode : text.code}
        hint={isRecovery ? text.recoveryWhy : text.codeWhy}
        error={error}
        isRecovery={isRecovery}
      />
      <button type="button" className={styles.link} onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? text.useApp : text.useRecoveryCode}
      </button>
    </div>
  )
}
