import { useQuery } from '@tanstack/react-query'
import { clock } from '#features/accounts/phone/clock.ts'
import { useSecondsLeft } from '#features/accounts/phone/useSecondsLeft.ts'
import { me } from '#features/core/viewer/me.ts'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { catalogue, useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useSendMailCode } from './api.ts'
import styles from './stepUp.module.css'

const messages = catalogue({
  code: ['Code from the mail', 'मेलमा आएको कोड'],
  why: [
    (email: string) => `We send six digits to ${email}, so that nobody else does this.`,
    (email: string) => `अरूले यो गर्न नपाओस् भनेर ${email} मा ६ अङ्क पठाउँछौँ।`,
  ],
  send: ['Mail me a code', 'मेलमा कोड पठाउनुहोस्'],
  again: ['Send again', 'फेरि पठाउनुहोस्'],
  sending: ['Sending...', 'पठाउँदै...'],
})

const NOTHING_SENT = {}

/** The field `mailCode`: who has no password at hand proves by the own address that it is them. */
export function MailProof({ error }: { error: string | undefined }) {
  const text = useText(messages)
  const email = useQuery(me()).data?.user.email ?? ''
  const send = useSendMailCode()
  const wait = useSecondsLeft(send.data?.resendSeconds ?? 0, send.data ?? NOTHING_SENT)

  return (
    <div className={styles.fields}>
      <TextInput
        name="mailCode"
        label={text.code}
        hint={text.why(email)}
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
        className={styles.start}
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
