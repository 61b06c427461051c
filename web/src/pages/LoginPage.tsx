import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { LoginForm } from '#features/accounts/authForms/LoginForm.tsx'
import { messages } from '#features/accounts/authForms/messages.ts'
import { reasonFor } from '#features/accounts/authForms/reasons.ts'
import { me } from '#features/core/viewer/me.ts'
import { pathAfterEntry } from '#features/core/viewer/pathAfterEntry.ts'
import { knownAccounts } from '#lib/knownAccounts.ts'
import { useText } from '#lib/language.ts'
import { nextPath, withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Navigate } from '#ui/Navigate.tsx'

const Accounts = lazy(async () => ({
  default: (await import('#features/accounts/switcher/Accounts.tsx')).Accounts,
}))

export function LoginPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const next = nextPath(params.get('next'))
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  if (isSignedIn) return <Navigate to={pathAfterEntry(own.data?.user, next)} />

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
      {knownAccounts().length > 0 && (
        <Suspense>
          <Accounts onGo={() => {}} />
        </Suspense>
      )}
    </AuthLayout>
  )
}
