import { AuthLayout } from '#features/entry/AuthLayout.tsx'
import { LoginForm } from '#features/entry/LoginForm.tsx'
import { messages } from '#features/entry/messages.ts'
import { useText } from '#lib/language.ts'
import { nextPath } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Navigate } from '#ui/Navigate.tsx'

export function LoginPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const isSignedIn = useSession((session) => session.isAuthenticated)
  if (isSignedIn) return <Navigate to={nextPath(params.get('next'))} />

  return (
    <AuthLayout title={text.logIn} heading={text.welcomeBack} sentence={text.logInWhy} hasGreeting>
      <LoginForm />
    </AuthLayout>
  )
}
