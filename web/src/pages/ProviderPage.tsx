import { PROVIDER_NAMES } from '@jes/contract/accounts/providerNames'
import { lazy, Suspense } from 'react'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { messages } from '#features/accounts/oidc/messages.ts'
import { useText } from '#lib/language.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'

const Arrive = lazy(async () => ({
  default: (await import('#features/accounts/oidc/Arrive.tsx')).Arrive,
}))

/** Google, Apple and other providers send the browser back here. */
export function ProviderPage() {
  const text = useText(messages)
  const { provider } = useParams()
  const [params] = useSearchParams()
  const answer = String(params)
  const name = PROVIDER_NAMES.find((one) => one === provider)
  return (
    <AuthLayout title={text.title}>
      {name && answer ? (
        <Suspense>
          <Arrive provider={name} answer={answer} />
        </Suspense>
      ) : (
        <Alert>{text.notValid}</Alert>
      )}
    </AuthLayout>
  )
}
