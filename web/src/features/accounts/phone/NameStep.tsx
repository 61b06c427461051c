import { Accepting } from '#features/accounts/authForms/Accepting.tsx'
import { UsernameInput } from '#features/accounts/authForms/UsernameInput.tsx'
import { useNewcomer } from '#features/accounts/signUps/useNewcomer.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { late } from '#ui/late.tsx'
import { useRegisterByPhone } from './api.ts'
import { messages } from './messages.ts'
import styles from './phone.module.css'

const Waiting = late(async () => (await import('#features/accounts/signUps/Waiting.tsx')).Waiting)
const NewcomerFields = late(
  async () => (await import('#features/accounts/signUps/NewcomerFields.tsx')).NewcomerFields,
)

const loadAccount = async () => (await import('@jes/contract/accounts/phone')).PhoneAccount

/** The number is confirmed and new: a username makes the account. */
export function NameStep({ token }: { token: string }) {
  const text = useText(messages)
  const register = useRegisterByPhone()
  const { isWaiting, send } = useNewcomer(register.mutateAsync)
  const { form, problems, isSending } = useForm(loadAccount, send)
  if (isWaiting) return <Waiting />

  return (
    <form {...form} className={styles.form}>
      <p className={styles.sentTo}>{text.nameWhy}</p>
      {problems.form && <Alert>{problems.form}</Alert>}
      {problems.token && <Alert>{problems.token}</Alert>}
      <input type="hidden" name="token" value={token} />
      <UsernameInput error={problems.username} takesFocus onType={() => {}} />
      <NewcomerFields problems={problems} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.making}>
        {text.makeAccount}
      </Button>
      <Accepting />
    </form>
  )
}
