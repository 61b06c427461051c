import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { messages } from '#features/accounts/twoFactor/messages.ts'
import { RecoveryLink } from '#features/accounts/twoFactor/RecoveryLink.tsx'
import { useText } from '#lib/language.ts'
import { usePlace, useSearchParams } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'

/** The links in the mails about lost codes lead here: the first stops it, the last switches two-step log-in off. */
export function TwoStepRecoveryPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const way = usePlace().pathname.startsWith('/two-step/stop') ? 'stop' : 'finish'
  const token = params.get('token')
  return (
    <AuthLayout title={text[`${way}Title`]} sentence={text[`${way}Why`]}>
      {token ? <RecoveryLink way={way} token={token} /> : <Alert>{text.notValid}</Alert>}
    </AuthLayout>
  )
}
