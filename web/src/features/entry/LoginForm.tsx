import type { Credentials } from '@jes/contract/auth'
import { useState } from 'react'
import { useLogIn } from '#features/auth/api.ts'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'
import { SecondStep } from './SecondStep.tsx'
import { Suspended } from './Suspended.tsx'

const loadCredentials = async () => (await import('@jes/contract/auth')).Credentials

/** Name and password, then, for those who switched it on, the second step. */
export function LoginForm() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const [isCodeDue, setIsCodeDue] = useState(false)
  const [suspension, setSuspension] = useState<ApiError | null>(null)
  const logIn = useLogIn()
  const { form, problems, isSending } = useForm(loadCredentials, send)

  async function send(credentials: Credentials) {
    setSuspension(null)
    try {
      await logIn.mutateAsync(credentials)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'suspended') return setSuspension(error)
      if (!(error instanceof ApiError) || error.code !== 'two_factor') throw error
      if (credentials.code) throw new ApiError(error.status, { errors: { code: error.message } })
      setIsCodeDue(true)
    }
  }

  return (
    <form {...form} className={styles.form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      {suspension && <Suspended refusal={suspension} />}
      {/* What was typed stays in the form: the second step sends it again. */}
      <div className={styles.fields} hidden={isCodeDue}>
        <TextInput
          name="login"
          label={text.usernameOrEmail}
          error={problems.login}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordInput
          name="password"
          label={text.password}
          error={problems.password}
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className={styles.link}>
              {text.forgotPassword}
            </Link>
          }
        />
      </div>
      {isCodeDue && <SecondStep error={problems.code} />}
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.loggingIn}>
        {text.logIn}
      </Button>
      {isCodeDue ? (
        <Button look="quiet" size="lg" block onClick={() => setIsCodeDue(false)}>
          {text.back}
        </Button>
      ) : (
        <>
          <p className={styles.or}>{text.newToJes}</p>
          <LinkButton href={withNext('/register', params.get('next'))} look="line" size="lg" block>
            {text.signUp}
          </LinkButton>
        </>
      )}
    </form>
  )
}
