import { ConfirmEmail } from '#features/accounts/account/ConfirmEmail.tsx'
import { messages } from '#features/accounts/account/confirmMessages.ts'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'

/** The link in the mail to a new address leads here. */
export function ConfirmEmailPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const token = params.get('token')
  return (
    <AuthLayout title={text.title}>
      {token ? <ConfirmEmail token={token} /> : <Alert>{text.notValid}</Alert>}
    </AuthLayout>
  )
}
