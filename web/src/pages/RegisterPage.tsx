import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { messages } from '#features/accounts/authForms/messages.ts'
import { RegisterForm } from '#features/accounts/authForms/RegisterForm.tsx'
import { phoneState } from '#features/accounts/phone/api.ts'
import { headingOf } from '#features/accounts/phone/headings.ts'
import { PhoneEntry } from '#features/accounts/phone/LatePhoneEntry.tsx'
import { messages as phoneMessages } from '#features/accounts/phone/messages.ts'
import type { StepName } from '#features/accounts/phone/PhoneEntry.tsx'
import { me } from '#features/core/viewer/me.ts'
import { pathAfterEntry } from '#features/core/viewer/pathAfterEntry.ts'
import { useText } from '#lib/language.ts'
import { nextPath, withNext } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { Navigate } from '#ui/Navigate.tsx'

const SignUpNote = late(
  async () => (await import('#features/accounts/signUps/SignUpNote.tsx')).SignUpNote,
)

/** By number, where this site sends SMS; else, or if somebody prefers it, by email. */
export function RegisterPage() {
  const text = useText(messages)
  const ofPhone = useText(phoneMessages)
  const [params] = useSearchParams()
  const next = params.get('next')
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  const phone = useQuery(phoneState())
  const [isNew] = useState(!isSignedIn)
  const [byEmail, setByEmail] = useState(false)
  const [step, setStep] = useState<StepName>('number')
  if (isSignedIn) {
    const isToVerify = isNew && own.data?.user.isVerified !== true
    const entered = pathAfterEntry(own.data?.user, nextPath(next))
    return <Navigate to={isToVerify ? withNext('/verify-email', next) : entered} />
  }

  if (phone.data?.isOn !== false && !byEmail)
    return (
      <AuthLayout
        title={text.signUp}
        heading={headingOf(step, ofPhone)}
        sentence={step === 'number' && ofPhone.sentence}
        isPlain={step !== 'number'}
      >
        {step === 'number' && <SignUpNote />}
        <PhoneEntry verb={ofPhone.sendCode} onStep={setStep} onEmail={() => setByEmail(true)} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={text.signUp} heading={text.joinJes} sentence={text.joinWhy}>
      <RegisterForm takesFocus={byEmail}>
        <LinkButton href={withNext('/login', next)} look="line" size="lg" block>
          {text.logIn}
        </LinkButton>
      </RegisterForm>
    </AuthLayout>
  )
}
