import { useForgotPassword } from '#features/accounts/auth/api.ts'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'

const loadForgotten = async () => (await import('@jes/contract/accounts/auth')).ForgottenPassword

export function ForgotPasswordForm() {
  const text = useText(messages)
  const ask = useForgotPassword()
  const { form, problems, isSending } = useForm(loadForgotten, ask.mutateAsync)

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      {ask.data && <GoodNews>{ask.data.message}</GoodNews>}
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
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.sending}>
        {text.sendLink}
      </Button>
      <p className={styles.aside}>
        <Link to="/login" className={styles.link}>
          {text.backToLogIn}
        </Link>
      </p>
    </form>
  )
}
