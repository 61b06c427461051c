import { type Passkey, passkeyApi } from '@jes/contract/accounts/passkeys'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useRenamePasskey } from './api.ts'
import { messages } from './messages.ts'
import styles from './passkeys.module.css'

const loadName = async () => passkeyApi.rename.body

type Props = { passkey: Passkey; onDone: () => void }

export function RenamePasskey({ passkey: { _id, name }, onDone }: Props) {
  const text = useText(messages)
  const rename = useRenamePasskey(_id)
  const { form, problems, isSending } = useForm(loadName, async (given) => {
    await rename.mutateAsync(given)
    onDone()
  })

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextInput
        ref={focusAtOnce}
        name="name"
        label={text.name}
        defaultValue={name}
        error={problems.name}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending} busyLabel={text.saving}>
          {text.save}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
