import { useState } from 'react'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { messages } from '#features/accounts/authForms/messages.ts'
import { RegisterForm } from '#features/accounts/authForms/RegisterForm.tsx'
import { useText } from '#lib/language.ts'
import { nextPath, withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Navigate } from '#ui/Navigate.tsx'

export function RegisterPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const next = params.get('next')
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const [isNew] = useState(!isSignedIn)
  if (isSignedIn) return <Navigate to={isNew ? withNext('/verify-email', next) : nextPath(next)} />

  return (
    <AuthLayout title={text.signUp} heading={text.joinJes} sentence={text.joinWhy}>
      <RegisterForm>
        <LinkButton href={withNext('/login', next)} look="line" size="lg" block>
          {text.logIn}
        </LinkButton>
      </RegisterForm>
    </AuthLayout>
  )
}
