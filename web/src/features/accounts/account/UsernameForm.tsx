import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './accountEdit.module.css'
import { useChangeUsername } from './api.ts'
import { messages } from './messages.ts'

const loadChange = async () => (await import('@jes/contract/accounts/auth')).UsernameChange

export function UsernameForm({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const change = useChangeUsername()
  const { form, problems, isSending } = useForm(loadChange, async (wanted) => {
    await change.mutateAsync(wanted)
    toast.success(text.usernameChanged)
    onDone()
  })

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextInput
        ref={focusAtOnce}
        name="username"
        label={text.newUsername}
        hint={text.usernameWhy}
        error={problems.username}
        start="@"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ProofFields problems={problems} hint={text.passwordWhy} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel={text.saving}>
          {text.saveUsername}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
