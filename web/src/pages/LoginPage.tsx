import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { LoginForm } from '#features/accounts/authForms/LoginForm.tsx'
import { messages } from '#features/accounts/authForms/messages.ts'
import { reasonFor } from '#features/accounts/authForms/reasons.ts'
import { phoneState } from '#features/accounts/phone/api.ts'
import { headingOf } from '#features/accounts/phone/headings.ts'
import { PhoneEntry } from '#features/accounts/phone/LatePhoneEntry.tsx'
import { messages as phoneMessages } from '#features/accounts/phone/messages.ts'
import type { StepName } from '#features/accounts/phone/PhoneEntry.tsx'
import { me } from '#features/core/viewer/me.ts'
import { pathAfterEntry } from '#features/core/viewer/pathAfterEntry.ts'
import { knownAccounts } from '#lib/knownAccounts.ts'
import { useText } from '#lib/language.ts'
import { nextPath, withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
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
  const ofPhone = useText(phoneMessages)
  const phone = useQuery(phoneState())
  const own = useQuery(me())
  const [byPhone, setByPhone] = useState(false)
  const [step, setStep] = useState<StepName>('number')
  if (isSignedIn) return <Navigate to={pathAfterEntry(own.data?.user, next)} />

  if (byPhone)
    return (
      <AuthLayout title={text.logIn} heading={headingOf(step, ofPhone)} isPlain={step !== 'number'}>
        <PhoneEntry
          verb={ofPhone.sendCode}
          takesFocus
          onStep={setStep}
          onEmail={() => setByPhone(false)}
        />
      </AuthLayout>
    )

  return (
    <AuthLayout
      title={text.logIn}
      heading={text.welcomeBack}
      sentence={reasonFor(next)}
      hasGreeting
    >
      <LoginForm
        ways={
          phone.data?.isOn && (
            <Button look="line" size="lg" block onClick={() => setByPhone(true)}>
              <Smartphone aria-hidden="true" />
              {ofPhone.number}
            </Button>
          )
        }
      >
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
