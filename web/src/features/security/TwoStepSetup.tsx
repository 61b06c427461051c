import { TwoFactorCode } from '@jes/contract/auth'
import { CodeInput } from '#features/auth/CodeInput.tsx'
import { focusAtOnce } from '#features/auth/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useEnableTwoFactor } from './api.ts'
import { CopyButton } from './CopyButton.tsx'
import { messages } from './messages.ts'
import { QrCode } from './QrCode.tsx'
import styles from './security.module.css'

type Props = {
  secret: string
  uri: string
  onEnabled: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The secret goes into the app; a code from the app proves that it arrived. */
export function TwoStepSetup({ secret, uri, onEnabled, onCancel }: Props) {
  const text = useText(messages)
  const enable = useEnableTwoFactor()
  const { form, problems, isSending } = useForm(TwoFactorCode, async (code) => {
    const { recoveryCodes } = await enable.mutateAsync(code)
    onEnabled(recoveryCodes)
  })

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
      {problems.form && <Alert>{problems.form}</Alert>}
      <CodeInput label={text.codeFromApp} error={problems.code} takesFocus={false} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel={text.oneMoment}>
          {text.switchOn}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

function inFours(secret: string) {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
