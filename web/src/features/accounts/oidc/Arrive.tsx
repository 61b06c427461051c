import type { Arrival } from '@jes/contract/accounts/oidc'
import type { ProviderName } from '@jes/contract/accounts/stepUp'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { LoginForm } from '#features/accounts/authForms/LoginForm.tsx'
import { sectionPath } from '#features/core/settings/sections.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { arrival, takeErrand } from './api.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { Entered } from './Entered.tsx'
import { messages } from './messages.ts'
import styles from './oidc.module.css'
import { ProviderAccountForm } from './ProviderAccountForm.tsx'
import { ProviderLogin } from './ProviderLogin.tsx'

type Props = { provider: ProviderName; answer: string }

/** Somebody is back from a provider. */
export function Arrive({ provider, answer }: Props) {
  const text = useText(messages)
  const { data, error } = useQuery(arrival(provider, answer))
  if (data) return <NextStep arrival={data} />
  if (error)
    return (
      <div className={styles.page}>
        <Alert>{error.message}</Alert>
        <LinkButton href="/login" size="lg" block>
          {text.backToLogIn}
        </LinkButton>
      </div>
    )
  return (
    <p role="status" className={styles.moment}>
      <Spinner />
      {text.oneMoment}
    </p>
  )
}

/** A member who came from the settings connects; nobody is taken into another account than the one they are in. */
function NextStep({ arrival: { provider, email, step } }: { arrival: Arrival }) {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const [errand] = useState(takeErrand)
  const [wasSignedIn] = useState(isSignedIn)
  const { name } = provider

  if (errand === 'proof' && step === 'login') return <GoodNews>{text.proved}</GoodNews>
  if (wasSignedIn && step === 'login')
    return (
      <div className={styles.page}>
        <Alert>{text.alreadyOpens(name)}</Alert>
        <LinkButton href={sectionPath('security')} size="lg" block>
          {text.toSecurity}
        </LinkButton>
      </div>
    )
  if (step === 'login')
    return isSignedIn ? <Entered isBeside={errand === 'login'} /> : <ProviderLogin />
  if (!email) return <Alert>{text.noEmail(name)}</Alert>
  if (step === 'register' && !wasSignedIn)
    return isSignedIn ? (
      <Entered isBeside={errand === 'login'} />
    ) : (
      <ProviderAccountForm email={email} />
    )
  if (isSignedIn) return <ConnectForm name={name} email={email} />
  return (
    <div className={styles.page}>
      <p>{text.knownHere(email, name)}</p>
      <LoginForm />
    </div>
  )
}
