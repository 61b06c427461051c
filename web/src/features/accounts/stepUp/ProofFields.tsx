import type { StepUp } from '@jes/contract/accounts/stepUp'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { CodeInput } from '#features/accounts/auth/CodeInput.tsx'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { messages } from './messages.ts'
import styles from './stepUp.module.css'

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

/** The password again, and a code where two-step log-in is on: the fields of every step-up. */
export function ProofFields(props: Props) {
  const { problems, name = 'password', label, hint, takesFocus = false, onChange } = props
  const text = useText(messages)
  const username = useSession((session) => session.user?.username)
  const hasTwoStep = useQuery(me()).data?.user.twoFactor ?? false

  function handleChange({ currentTarget }: FormEvent<HTMLDivElement>) {
    const read = (field: string) =>
      currentTarget.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value
    const code = read('code')
    onChange?.({ password: read(name) ?? '', ...(code && { code }) })
  }

  return (
    <div className={styles.fields} onChange={handleChange}>
      {/* A password manager needs the username. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordInput
        ref={takesFocus ? focusAtOnce : null}
        name={name}
        label={label ?? text.yourPassword}
        hint={hint === undefined ? text.why : hint}
        error={problems[name]}
        autoComplete="current-password"
      />
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
