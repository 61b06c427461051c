import type { SentCode } from '@jes/contract/accounts/phone'
import { COUNTRY, groupPhone } from '@jes/contract/lib/phoneNumber'
import { Mail, PhoneOff, RotateCw, ShieldCheck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { useResendCode } from './api.ts'
import { CodeCells } from './CodeCells.tsx'
import { clock } from './clock.ts'
import { messages } from './messages.ts'
import styles from './phone.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { useWebOtp } from './useWebOtp.ts'

const LENGTH = 6

type Props = {
  phone: string
  sent: SentCode
  isMember?: boolean
  onCode: (code: string) => Promise<unknown>
  onSent: (sent: SentCode) => void
  /** Back to the number. */
  onChange: () => void
  onEmail?: (() => void) | undefined
}

/** The six digits of the SMS; the sixth sends itself. */
export function CodeStep(props: Props) {
  const { phone, sent, isMember = false, onCode, onSent, onChange, onEmail } = props
  const text = useText(messages)
  const [code, setCode] = useState('')
  const { send, problems, isSending, setProblems } = useSend()
  const resend = useResendCode(isMember)
  const left = useSecondsLeft(sent.validSeconds, sent)
  const wait = useSecondsLeft(sent.resendSeconds ?? 0, sent)
  useWebOtp(handleCode)

  // A wrong code is cleared, so that the next digit is the first of another.
  useEffect(() => {
    if (problems.code) setCode('')
  }, [problems.code])

  function handleCode(typed: string) {
    setCode(typed)
    if (typed && problems.code) setProblems({})
    if (typed.length === LENGTH && !isSending) void send(() => onCode(typed))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (code.length === LENGTH && !isSending) void send(() => onCode(code))
  }

  function handleAgain() {
    resend.mutate(
      { token: sent.token },
      {
        onSuccess(next) {
          setCode('')
          setProblems({})
          toast.success(text.sentAgain)
          onSent(next)
        },
        onError: sayRefusal,
      },
    )
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.sentTo}>
        {text.sentTo(inDigits(`${COUNTRY} ${groupPhone(phone.slice(COUNTRY.length))}`))}{' '}
        <button type="button" className={styles.link} onClick={onChange}>
          {text.change}
        </button>
      </p>
      {problems.form && <Alert>{problems.form}</Alert>}
      {problems.token && <Alert>{problems.token}</Alert>}
      <CodeCells
        value={code}
        error={problems.code}
        left={left}
        most={sent.validSeconds}
        onChange={handleCode}
      />
      <ul className={styles.others}>
        {sent.resendSeconds !== null && (
          <li>
            <button type="button" disabled={wait > 0 || resend.isPending} onClick={handleAgain}>
              <RotateCw aria-hidden="true" />
              {text.again}
              {wait > 0 && (
                <span className={styles.wait}>{text.againIn(inDigits(clock(wait)))}</span>
              )}
            </button>
          </li>
        )}
        {onEmail && (
          <li>
            <button type="button" onClick={onEmail}>
              <Mail aria-hidden="true" />
              {text.useEmail}
            </button>
          </li>
        )}
        {!isMember && (
          <li>
            <Link to="/lost-phone" target="_blank">
              <PhoneOff aria-hidden="true" />
              {text.lost}
            </Link>
          </li>
        )}
      </ul>
      <p className={styles.never}>
        <ShieldCheck aria-hidden="true" />
        {text.never}
      </p>
      <Button
        type="submit"
        size="lg"
        block
        disabled={code.length < LENGTH}
        busy={isSending}
        busyLabel={text.checking}
      >
        {text.goOn}
      </Button>
    </form>
  )
}
