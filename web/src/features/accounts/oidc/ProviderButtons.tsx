import type { LoginProvider } from '@jes/contract/accounts/oidc'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { providers, useGoTo } from './api.ts'
import { messages } from './messages.ts'
import { ProviderIcon } from './ProviderIcon.tsx'

/** Nothing where the operator has set none. */
export function ProviderButtons() {
  const { data } = useQuery(providers())
  return data?.map((one) => <ProviderButton key={one.provider} {...one} />)
}

function ProviderButton({ provider, name }: LoginProvider) {
  const text = useText(messages)
  const [params] = useSearchParams()
  const goTo = useGoTo(provider)

  function handlePress() {
    const { pathname, search, hash } = window.location
    const isEntry = pathname === '/login' || pathname === '/register'
    goTo.mutate(isEntry ? (params.get('next') ?? '/') : pathname + search + hash)
  }

  return (
    <>
      {goTo.error && <Alert>{goTo.error.message}</Alert>}
      <Button
        look="line"
        size="lg"
        block
        busy={goTo.isPending || goTo.isSuccess}
        busyLabel={text.oneMoment}
        onClick={handlePress}
      >
        <ProviderIcon provider={provider} />
        {text.continueWith(name)}
      </Button>
    </>
  )
}
