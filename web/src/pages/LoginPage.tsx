import { AuthLayout } from '#features/entry/AuthLayout.tsx'
import { LoginForm } from '#features/entry/LoginForm.tsx'
import { messages } from '#features/entry/messages.ts'
import { reasonFor } from '#features/entry/reasons.ts'
import { useText } from '#lib/language.ts'
import { nextPath, withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Navigate } from '#ui/Navigate.tsx'

export function LoginPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const next = nextPath(params.get('next'))
  const isSignedIn = useSession((session) => session.isAuthenticated)
  if (isSignedIn) return <Navigate to={next} />

  return (
    <AuthLayout
      title={text.logIn}
      heading={text.welcomeBack}
      sentence={reasonFor(next)}
      hasGreeting
    >
      <LoginForm>
        <LinkButton href={withNext('/register', next)} look="line" size="lg" block>
          {text.signUp}
        </LinkButton>
      </LoginForm>
    </AuthLayout>
  )
}
