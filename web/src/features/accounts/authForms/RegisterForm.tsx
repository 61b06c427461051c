import { type ReactNode, useState } from 'react'
import { useRegister } from '#features/accounts/auth/api.ts'
import { useNewcomer } from '#features/accounts/signUps/useNewcomer.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { late } from '#ui/late.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Accepting } from './Accepting.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { UsernameInput } from './UsernameInput.tsx'

const ProviderButtons = late(
  async () => (await import('#features/accounts/oidc/ProviderButtons.tsx')).ProviderButtons,
)
const SignUpNote = late(
  async () => (await import('#features/accounts/signUps/SignUpNote.tsx')).SignUpNote,
)
const Waiting = late(async () => (await import('#features/accounts/signUps/Waiting.tsx')).Waiting)
const NewcomerFields = late(
  async () => (await import('#features/accounts/signUps/NewcomerFields.tsx')).NewcomerFields,
)

const loadNewAccount = async () => (await import('@jes/contract/accounts/auth')).NewAccount

type Props = {
  /** Its first field takes the focus when it appears. */
  takesFocus?: boolean
  /** The way to log in, for whoever has an account. */
  children?: ReactNode
}

export function RegisterForm({ takesFocus = false, children }: Props) {
  const text = useText(messages)
  const [owner, setOwner] = useState({ username: '', email: '' })
  const register = useRegister()
  const { isWaiting, send } = useNewcomer(register.mutateAsync)
  const { form, problems, isSending, checkField } = useForm(loadNewAccount, send)
  if (isWaiting) return <Waiting />

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <SignUpNote />
      <UsernameInput
        error={problems.username}
        takesFocus={takesFocus}
        onType={(username) => setOwner((now) => ({ ...now, username }))}
      />
      <TextInput
        name="email"
        type="email"
        label={text.email}
        error={problems.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setOwner((now) => ({ ...now, email: target.value }))}
        onBlur={({ target }) => target.value && void checkField(target)}
      />
      <NewPasswordInput
        name="password"
        label={text.password}
        error={problems.password}
        owner={owner}
      />
      <NewcomerFields problems={problems} />
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.signingUp}>
        {text.signUp}
      </Button>
      <ProviderButtons />
      <Accepting />
      <p className={styles.or}>{text.haveAccount}</p>
      {children}
    </form>
  )
}
