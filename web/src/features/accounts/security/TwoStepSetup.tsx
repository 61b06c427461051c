import { useState } from 'react'
import { CodeInput } from '#features/accounts/auth/CodeInput.tsx'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useEnableTwoFactor } from './api.ts'
import { CopyButton } from './CopyButton.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './security.module.css'
import { messages } from './twoStepMessages.ts'

const loadStart = async () => (await import('@jes/contract/accounts/twoFactor')).TwoFactorStart

type Props = {
  secret: string
  uri: string
  /** As it was typed a moment ago; who has none proves by another SMS, or by the passkey once more. */
  password: string | undefined
  onDone: () => void
}

/** The secret goes into the app, a code from the app proves it; then the recovery codes, once. */
export function TwoStepSetup({ secret, uri, password, onDone }: Props) {
  const text = useText(messages)
  const [codes, setCodes] = useState<string[]>()
  const enable = useEnableTwoFactor()
  const { form, problems, isSending } = useForm(loadStart, async (given) => {
    const { recoveryCodes } = await enable.mutateAsync({ password, ...given })
    setCodes(recoveryCodes)
  })

  if (codes) return <RecoveryCodes codes={codes} news={text.twoStepIsOn} onKept={onDone} />

  return (
    <form {...form} className={styles.form}>
      <p className={styles.hint} ref={focusAtOnce} tabIndex={-1}>
        {text.scan}
      </p>
      <QrCode uri={uri} />
      <a href={uri} className={styles.openApp}>
        {text.openApp}
      </a>
      <p className={styles.hint}>{text.orKey}</p>
      <div className={styles.switch}>
        <code className={styles.secret}>{inFours(secret)}</code>
        <CopyButton words={secret} />
      </div>
      {(problems.form || problems.password) && <Alert>{problems.form || problems.password}</Alert>}
      {password === undefined && <ProofFields problems={problems} hint={null} />}
      <CodeInput label={text.codeFromApp} error={problems.code} takesFocus={false} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel={text.oneMoment}>
          {text.switchOn}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

function inFours(secret: string) {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
