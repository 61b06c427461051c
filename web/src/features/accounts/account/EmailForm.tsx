import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './accountEdit.module.css'
import { useChangeEmail } from './api.ts'
import { messages } from './messages.ts'

const loadChange = async () => (await import('@jes/contract/accounts/auth')).EmailChange

type Props = {
  /** The address that the link is sent to again. */
  email: string | null
  onDone: () => void
}

export function EmailForm({ email, onDone }: Props) {
  const text = useText(messages)
  const change = useChangeEmail()
  const { form, problems, isSending } = useForm(loadChange, async (wanted) => {
    await change.mutateAsync(wanted)
    toast.success(text.emailSent)
    onDone()
  })

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextInput
        ref={focusAtOnce}
        name="email"
        type="email"
        label={text.newEmail}
        hint={text.emailWhy}
        error={problems.email}
        defaultValue={email ?? ''}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ProofFields problems={problems} hint={text.passwordWhy} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel={text.saving}>
          {text.saveEmail}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
