import type { StepUp } from '@jes/contract/accounts/stepUp'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { CodeInput } from '#features/accounts/auth/CodeInput.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { messages } from './messages.ts'
import styles from './stepUp.module.css'

const SmsProof = lazy(async () => ({
  default: (await import('#features/accounts/phone/SmsProof.tsx')).SmsProof,
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

/** The password again or a code by SMS, and a code of the app where two-step log-in is on: the fields of every step-up. */
export function ProofFields(props: Props) {
  const { problems, name = 'password', label, hint, takesFocus = false, onChange } = props
  const text = useText(messages)
  const username = useSession((session) => session.user?.username)
  const own = useQuery(me()).data?.user
  const hasTwoStep = own?.twoFactor ?? false
  const [isBySms, setIsBySms] = useState(false)
  const usesSms = isBySms || own?.hasPassword === false

  function handleChange({ currentTarget }: FormEvent<HTMLDivElement>) {
    const read = (field: string) =>
      currentTarget.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value
    const [password, smsCode, code] = [read(name), read('smsCode'), read('code')]
    onChange?.({ ...(smsCode ? { smsCode } : { password }), ...(code && { code }) })
  }

  return (
    <div className={styles.fields} onChange={handleChange}>
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
      {own?.phone && own.hasPassword && !usesSms && (
        <button type="button" className={styles.link} onClick={() => setIsBySms(true)}>
          {text.bySms}
        </button>
      )}
      {hasTwoStep && (
        <CodeInput
          label={text.codeOrRecovery}
          error={problems.code}
          isRecovery
          takesFocus={false}
        />
      )}
    </div>
  )
}
