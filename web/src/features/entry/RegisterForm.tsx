import { useState } from 'react'
import { useRegister } from '#features/auth/api.ts'
import { useText } from '#lib/language.ts'
import { withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Accepting } from './Accepting.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { UsernameInput } from './UsernameInput.tsx'

const loadNewAccount = async () => (await import('@jes/contract/auth')).NewAccount

export function RegisterForm() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const [owner, setOwner] = useState({ username: '', email: '' })
  const register = useRegister()
  const { form, problems, isSending, checkField } = useForm(loadNewAccount, register.mutateAsync)

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <UsernameInput
        error={problems.username}
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
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.signingUp}>
        {text.signUp}
      </Button>
      <Accepting />
      <p className={styles.or}>{text.haveAccount}</p>
      <LinkButton href={withNext('/login', params.get('next'))} look="line" size="lg" block>
        {text.logIn}
      </LinkButton>
    </form>
  )
}
