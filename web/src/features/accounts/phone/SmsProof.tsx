import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { catalogue, useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useSendProof } from './api.ts'
import { clock } from './clock.ts'
import styles from './phone.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'

const messages = catalogue({
  code: ['Code from the SMS', 'SMS मा आएको कोड'],
  why: [
    (number: string) => `We send six digits to ${number}, so that nobody else does this.`,
    (number: string) => `अरूले यो गर्न नपाओस् भनेर ${number} मा ६ अङ्क पठाउँछौँ।`,
  ],
  send: ['Send me a code', 'मलाई कोड पठाउनुहोस्'],
  again: ['Send again', 'फेरि पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
})

const NOTHING_SENT = {}

/** The field `smsCode`: who has no password proves by the own number that it is them. */
export function SmsProof({ error }: { error: string | undefined }) {
  const text = useText(messages)
  const number = useQuery(me()).data?.user.phone ?? ''
  const send = useSendProof()
  const wait = useSecondsLeft(send.data?.resendSeconds ?? 0, send.data ?? NOTHING_SENT)

  return (
    <div className={styles.proof}>
      <TextInput
        name="smsCode"
        label={text.code}
        hint={text.why(inDigits(number))}
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
        {send.data ? text.again : text.send}
        {wait > 0 && ` ${inDigits(clock(wait))}`}
      </Button>
    </div>
  )
}
