import { AuthLayout } from '#features/entry/AuthLayout.tsx'
import { ForgotPasswordForm } from '#features/entry/ForgotPasswordForm.tsx'
import { messages } from '#features/entry/messages.ts'
import { useText } from '#lib/language.ts'

export function ForgotPasswordPage() {
  const text = useText(messages)
  return (
    <AuthLayout title={text.forgotTitle} sentence={text.forgotWhy}>
      <ForgotPasswordForm />
    </AuthLayout>
  )
}
