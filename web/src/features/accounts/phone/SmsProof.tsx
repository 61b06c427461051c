import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { catalogue, useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { useSendProof } from './api.ts'
import { SentCodeField } from './SentCodeField.tsx'

const messages = catalogue({
  code: ['Code from the SMS', 'SMS मा आएको कोड'],
  why: [
    (number: string) => `We send six digits to ${number}, so that nobody else does this.`,
    (number: string) => `अरूले यो गर्न नपाओस् भनेर ${number} मा ६ अङ्क पठाउँछौँ।`,
  ],
  send: ['Send me a code', 'मलाई कोड पठाउनुहोस्'],
})

/** The field `smsCode`: who has no password proves by the own number that it is them. */
export function SmsProof({ error }: { error: string | undefined }) {
  const text = useText(messages)
  const number = useQuery(me()).data?.user.phone ?? ''
  return (
    <SentCodeField
      name="smsCode"
      label={text.code}
      hint={text.why(inDigits(number))}
      error={error}
      sendLabel={text.send}
      send={useSendProof()}
    />
  )
}
