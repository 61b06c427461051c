import type { Credentials } from '@jes/contract/accounts/auth'
import { type ReactNode, useState } from 'react'
import { useLogIn } from '#features/accounts/auth/api.ts'
import { knowsPasskeys } from '#features/accounts/passkeys/knowsPasskeys.ts'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { late } from '#ui/late.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'
import { SecondStep } from './SecondStep.tsx'
import { Suspended } from './Suspended.tsx'

const loadCredentials = async () => (await import('@jes/contract/accounts/auth')).Credentials

const PasskeyLogin = late(
  async () => (await import('#features/accounts/passkeys/PasskeyLogin.tsx')).PasskeyLogin,
  <div className={styles.late} />,
)

const ProviderButtons = late(
  async () => (await import('#features/accounts/oidc/ProviderButtons.tsx')).ProviderButtons,
)

type Props = {
  /** The expected member: their name is filled in. */
  username?: string | undefined
  /** Over a page that must not be left, links open in a new tab and the first empty field gets the focus. */
  isOverPage?: boolean
  /** A passkey is offered above the form already. */
  hasPasskeyAbove?: boolean
  /** Ways in without a password. */
  ways?: ReactNode
  /** The way to sign up. */
  children?: ReactNode
}

/** Name and password, then, for those who switched it on, the second step. */
export function LoginForm(props: Props) {
  const { username, isOverPage = false, hasPasskeyAbove = false, ways, children } = props
  const text = useText(messages)
  const [isCodeDue, setIsCodeDue] = useState(false)
  const [suspension, setSuspension] = useState<ApiError | null>(null)
  const logIn = useLogIn()
  const { form, problems, isSending } = useForm(loadCredentials, send)

  const target = isOverPage ? '_blank' : undefined

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
      {suspension && <Suspended refusal={suspension} target={target} />}
      {/* The typed values stay in the form: the second step sends them again. */}
      <div className={styles.fields} hidden={isCodeDue}>
        <TextInput
          ref={isOverPage && !username ? focusAtOnce : undefined}
          name="login"
          label={text.usernameOrEmail}
          error={problems.login}
          defaultValue={username}
          data-autofocus={isOverPage && !username ? true : undefined}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <PasswordInput
          name="password"
          label={text.password}
          error={problems.password}
          data-autofocus={isOverPage && username ? true : undefined}
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" target={target} className={styles.link}>
              {text.forgotPassword}
            </Link>
          }
        />
      </div>
      {isCodeDue && <SecondStep error={problems.code} />}
      <Button type="submit" size="lg" block busy={isSending} busyLabel={text.loggingIn}>
        {text.logIn}
      </Button>
      {/* A passkey is both steps, so it also does for the second. */}
      {knowsPasskeys() && !hasPasskeyAbove && <PasskeyLogin target={target} />}
      {!isCodeDue && ways}
      {!isCodeDue && <ProviderButtons />}
      {isCodeDue ? (
        <Button look="quiet" size="lg" block onClick={() => setIsCodeDue(false)}>
          {text.back}
        </Button>
      ) : (
        children && (
          <>
            <p className={styles.or}>{text.newToJes}</p>
            {children}
          </>
        )
      )}
    </form>
  )
}
