import { Accepting } from '#features/accounts/authForms/Accepting.tsx'
import { UsernameInput } from '#features/accounts/authForms/UsernameInput.tsx'
import { useNewcomer } from '#features/accounts/signUps/useNewcomer.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { late } from '#ui/late.tsx'
import { useRegisterByProvider } from './loginApi.ts'
import { messages } from './messages.ts'
import styles from './oidc.module.css'

const Waiting = late(async () => (await import('#features/accounts/signUps/Waiting.tsx')).Waiting)
const NewcomerFields = late(
  async () => (await import('#features/accounts/signUps/NewcomerFields.tsx')).NewcomerFields,
)

const loadAccount = async () => (await import('@jes/contract/accounts/oidc')).ProviderAccount

/** A new account needs only a name: the provider has verified the address. */
export function ProviderAccountForm({ email }: { email: string }) {
  const text = useText(messages)
  const register = useRegisterByProvider()
  const { isWaiting, send } = useNewcomer(register.mutateAsync)
  const { form, problems, isSending } = useForm(loadAccount, send)
  if (isWaiting) return <Waiting />

  return (
    <form {...form} className={styles.page}>
      <p>{text.newHere(email)}</p>
      {(problems.form || problems.email) && <Alert>{problems.form || problems.email}</Alert>}
      <UsernameInput error={problems.username} takesFocus onType={() => {}} />
      <NewcomerFields problems={problems} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.makingAccount}>
        {text.makeAccount}
      </Button>
      <Accepting />
    </form>
  )
}
