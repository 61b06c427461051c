import { CodeInput } from '#features/auth/CodeInput.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useDisableTwoFactor } from './api.ts'
import styles from './security.module.css'
import { messages } from './twoStepMessages.ts'

const loadCode = async () => (await import('@jes/contract/auth')).TwoFactorCode

/** Whoever switches it off must hold the phone, or a recovery code. */
export function TwoStepOff({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const disable = useDisableTwoFactor()
  const { form, problems, isSending } = useForm(loadCode, async (code) => {
    await disable.mutateAsync(code)
    toast.success(text.twoStepIsOff)
    onDone()
  })

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <CodeInput label={text.codeOrRecovery} error={problems.code} isRecovery />
      <div className={styles.buttons}>
        <Button type="submit" look="danger" busy={isSending} busyLabel={text.oneMoment}>
          {text.switchOff}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
