import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { messages } from '#features/accounts/authForms/messages.ts'
import { ResetPasswordForm } from '#features/accounts/authForms/ResetPasswordForm.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'

export function ResetPasswordPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  return (
    <AuthLayout title={text.newPassword} sentence={text.resetWhy}>
      <ResetPasswordForm token={params.get('token') ?? ''} />
    </AuthLayout>
  )
}
