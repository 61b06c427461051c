import type { OwnUser } from '@jes/contract/accounts/auth'
import type { ProviderName, StepUp } from '@jes/contract/accounts/stepUp'
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

const MailProof = lazy(async () => ({ default: (await import('./MailProof.tsx')).MailProof }))

const ProviderProof = lazy(async () => ({
  default: (await import('./ProviderProof.tsx')).ProviderProof,
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
 * The fields of every step-up: the password again, a code by SMS or mail or a provider, and a code of the app where
 * two-step log-in is on; or a passkey for both.
 */
export function ProofFields(props: Props) {
  const { problems, name = 'password', onChange } = props
  const user = useQuery(me()).data?.user
  const [provider, setProvider] = useState<ProviderName | null>(null)

  function handleChange({ currentTarget }: FormEvent<HTMLDivElement>) {
    const read = (field: string) =>
      currentTarget.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value
    const [password, smsCode, mailCode] = [read(name), read('smsCode'), read('mailCode')]
    const code = read('code')
    const first = smsCode ? { smsCode } : mailCode ? { mailCode } : { password }
    onChange?.({ ...first, ...(code && { code }) })
  }

  const fields = (
    <div className={styles.fields} onChange={handleChange}>
      {!provider && <Secrets {...props} user={user} />}
      <Suspense>
        <ProviderProof
          problem={problems.provider}
          opened={provider}
          onOpen={setProvider}
          onProved={(provider) => onChange?.({ provider })}
        />
      </Suspense>
      {user?.twoFactor && <AppCode problem={problems.code} />}
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

type Secret = 'password' | 'sms' | 'mail'

/** One of what the account has; the others are a press away. */
function Secrets(props: Props & { user: OwnUser | undefined }) {
  const { problems, name = 'password', label, hint, takesFocus = false, user } = props
  const text = useText(messages)
  const username = useSession((session) => session.user?.username)
  const [chosen, setChosen] = useState<Secret>()
  const has: Record<Secret, boolean> = {
    password: user?.hasPassword !== false,
    sms: user?.phone != null,
    mail: user?.emailVerified === true,
  }
  const secrets = (['password', 'sms', 'mail'] as const).filter((secret) => has[secret])
  const secret = chosen ?? secrets[0]
  const others = { password: text.byPassword, sms: text.bySms, mail: text.byMail }
  return (
    <>
      {/* A password manager needs the username. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <Suspense>
        {secret === 'sms' && <SmsProof error={problems.smsCode ?? problems[name]} />}
        {secret === 'mail' && <MailProof error={problems.mailCode ?? problems[name]} />}
      </Suspense>
      {secret === 'password' && (
        <PasswordInput
          ref={takesFocus ? focusAtOnce : null}
          name={name}
          label={label ?? text.yourPassword}
          hint={hint === undefined ? text.why : hint}
          error={problems[name]}
          autoComplete="current-password"
        />
      )}
      {secrets
        .filter((other) => other !== secret)
        .map((other) => (
          <button
            key={other}
            type="button"
            className={styles.link}
            onClick={() => setChosen(other)}
          >
            {others[other]}
          </button>
        ))}
    </>
  )
}

function AppCode({ problem }: { problem: string | undefined }) {
  const text = useText(messages)
  return <CodeInput label={text.codeOrRecovery} error={problem} isRecovery takesFocus={false} />
}
