import { isUsername } from '@jes/contract/username'
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
import { RuleHint } from './RuleHint.tsx'

const loadNewAccount = async () => (await import('@jes/contract/auth')).NewAccount

export function RegisterForm() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const [name, setName] = useState('')
  const register = useRegister()
  const { form, problems, isSending } = useForm(loadNewAccount, register.mutateAsync)

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextInput
        name="username"
        label={text.username}
        error={problems.username}
        hint={<RuleHint isMet={isUsername(name)}>{text.usernameRule}</RuleHint>}
        start={<span className={styles.at}>@</span>}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
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
      />
      <NewPasswordInput name="password" label={text.password} error={problems.password} />
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
