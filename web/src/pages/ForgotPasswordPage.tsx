import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { ForgotPasswordForm } from '#features/accounts/authForms/ForgotPasswordForm.tsx'
import { messages } from '#features/accounts/authForms/messages.ts'
import { useText } from '#lib/language.ts'

export function ForgotPasswordPage() {
  const text = useText(messages)
  return (
    <AuthLayout title={text.forgotTitle} sentence={text.forgotWhy}>
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
