import type { OwnUser } from '@jes/contract/accounts/auth'
import type { StepUp } from '@jes/contract/accounts/stepUp'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { CodeInput } from '#features/accounts/auth/CodeInput.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { messages } from './messages.ts'
import styles from './stepUp.module.css'

const SmsProof = lazy(async () => ({
  default: (await import('#features/accounts/phone/SmsProof.tsx')).SmsProof,
}))

const PasskeyProof = lazy(async () => ({
  default: (await import('./PasskeyProof.tsx')).PasskeyProof,
}))

type Props = {
  problems: Record<string, string>
  /** The name of the field, where the contract has another than `password`. */
  name?: 'password' | 'currentPassword'
  label?: string
  hint?: ReactNode
  /** It is the first field of a form that was just opened. */
  takesFocus?: boolean
  /** Without a form: the values of the fields, at every letter. */
  onChange?: (proof: StepUp) => void
}

/**
 * The fields of every step-up: the password again or a code by SMS, and a code of the app where two-step log-in is on;
 * or a passkey for both.
 */
export function ProofFields(props: Props) {
  const { problems, name = 'password', onChange } = props
  const user = useQuery(me()).data?.user

  function handleChange({ currentTarget }: FormEvent<HTMLDivElement>) {
    const read = (field: string) =>
      currentTarget.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value
    const [password, smsCode, code] = [read(name), read('smsCode'), read('code')]
    onChange?.({ ...(smsCode ? { smsCode } : { password }), ...(code && { code }) })
  }

  const fields = (
    <div className={styles.fields} onChange={handleChange}>
      {user && !user.hasPassword && !user.phone ? (
        <NoPassword hasPasskey={user.hasPasskey} />
      ) : (
        <Secrets {...props} user={user} />
      )}
    </div>
  )
  if (!user?.hasPasskey) return fields
  return (
    <Suspense fallback={fields}>
      <PasskeyProof problem={problems.passkey} onProved={(passkey) => onChange?.({ passkey })}>
        {fields}
      </PasskeyProof>
    </Suspense>
  )
}

function Secrets(props: Props & { user: OwnUser | undefined }) {
  const { problems, name = 'password', label, hint, takesFocus = false, user } = props
  const text = useText(messages)
  const username = useSession((session) => session.user?.username)
  const [isBySms, setIsBySms] = useState(false)
  const usesSms = isBySms || user?.hasPassword === false
  return (
    <>
      {/* A password manager needs the username. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      {usesSms ? (
        <Suspense>
          <SmsProof error={problems.smsCode ?? problems[name]} />
        </Suspense>
      ) : (
        <PasswordInput
          ref={takesFocus ? focusAtOnce : null}
          name={name}
          label={label ?? text.yourPassword}
          hint={hint === undefined ? text.why : hint}
          error={problems[name]}
          autoComplete="current-password"
        />
      )}
      {user?.phone && !usesSms && (
        <button type="button" className={styles.link} onClick={() => setIsBySms(true)}>
          {text.bySms}
        </button>
      )}
      {user?.twoFactor && (
        <CodeInput
          label={text.codeOrRecovery}
          error={problems.code}
          isRecovery
          takesFocus={false}
        />
      )}
    </>
  )
}

/** Whoever came by another way sets a password by mail, or uses the passkey. */
function NoPassword({ hasPasskey }: { hasPasskey: boolean }) {
  const text = useText(messages)
  if (hasPasskey) return null
  return (
    <p className={styles.hint}>
      {text.noPassword}{' '}
      <Link to="/forgot-password" className={styles.link}>
        {text.setOne}
      </Link>
    </p>
  )
}
