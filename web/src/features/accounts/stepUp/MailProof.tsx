import { useQuery } from '@tanstack/react-query'
import { SentCodeField } from '#features/accounts/phone/SentCodeField.tsx'
import { me } from '#features/core/viewer/me.ts'
import { catalogue, useText } from '#lib/language.ts'
import { useSendMailCode } from './api.ts'

const messages = catalogue({
  code: ['Code from the mail', 'मेलमा आएको कोड'],
  why: [
    (email: string) => `We send six digits to ${email}, so that nobody else does this.`,
    (email: string) => `अरूले यो गर्न नपाओस् भनेर ${email} मा ६ अङ्क पठाउँछौँ।`,
  ],
  send: ['Mail me a code', 'मेलमा कोड पठाउनुहोस्'],
})

/** The field `mailCode`: who has no password at hand proves by the own address that it is them. */
export function MailProof({ error }: { error: string | undefined }) {
  const text = useText(messages)
  const email = useQuery(me()).data?.user.email ?? ''
  return (
    <SentCodeField
      name="mailCode"
      label={text.code}
      hint={text.why(email)}
      error={error}
      sendLabel={text.send}
      send={useSendMailCode()}
    />
  )
}
