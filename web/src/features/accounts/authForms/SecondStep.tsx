import { lazy, Suspense, useState } from 'react'
import { CodeInput } from '#features/accounts/auth/CodeInput.tsx'
import { useText } from '#lib/language.ts'
import { late } from '#ui/late.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'

const AskRecovery = lazy(async () => ({
  default: (await import('#features/accounts/twoFactor/AskRecovery.tsx')).AskRecovery,
}))

const RememberDevice = late(
  async () => (await import('#features/accounts/twoFactor/RememberDevice.tsx')).RememberDevice,
)

/** The code of the app, or, without the phone, one of the recovery codes. */
export function SecondStep({ error }: { error: string | undefined }) {
  const text = useText(messages)
  const [isRecovery, setIsRecovery] = useState(false)
  const [isLost, setIsLost] = useState(false)
  return (
    <div className={styles.second}>
      <CodeInput
        label={isRecovery ? text.recoveryCode : text.code}
        hint={isRecovery ? text.recoveryWhy : text.codeWhy}
        error={error}
        isRecovery={isRecovery}
      />
      <RememberDevice />
      <button type="button" className={styles.link} onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? text.useApp : text.useRecoveryCode}
      </button>
      {isRecovery && !isLost && (
        <button type="button" className={styles.link} onClick={() => setIsLost(true)}>
          {text.lostBoth}
        </button>
      )}
      <Suspense>{isLost && <AskRecovery />}</Suspense>
    </div>
  )
}
