import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { catalogue, useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { clock } from './clock.ts'
import styles from './phone.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'

const messages = catalogue({
  again: ['Send again', 'फेरि पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
})

const NOTHING_SENT = {}

type Props = {
  name: 'smsCode' | 'mailCode'
  label: string
  hint: string
  error: string | undefined
  sendLabel: string
  send: Sending
}

/** A mutation that sends a code. */
type Sending = {
  data: { resendSeconds: number | null } | undefined
  isPending: boolean
  mutate: (nothing: undefined, options: { onError: (error: Error) => void }) => void
}

/** A code that is sent on a press, and again after a while. */
export function SentCodeField({ name, label, hint, error, sendLabel, send }: Props) {
  const text = useText(messages)
  const wait = useSecondsLeft(send.data?.resendSeconds ?? 0, send.data ?? NOTHING_SENT)

  return (
    <div className={styles.proof}>
      <TextInput
        name={name}
        label={label}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onChange={({ currentTarget: input }) => {
          input.value = toLatin(input.value)
        }}
      />
      <Button
        look="line"
        size="sm"
        disabled={wait > 0}
        busy={send.isPending}
        busyLabel={text.sending}
        onClick={() => send.mutate(undefined, { onError: sayRefusal })}
      >
        {send.data ? text.again : sendLabel}
        {wait > 0 && ` ${inDigits(clock(wait))}`}
      </Button>
    </div>
  )
}
