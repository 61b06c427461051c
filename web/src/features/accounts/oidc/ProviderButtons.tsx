import type { LoginProvider } from '@jes/contract/accounts/oidc'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { openBeside, providers, useGoBeside, useGoTo } from './api.ts'
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
  const leave = useGoTo(provider)
  const open = useGoBeside(provider)
  const hasEnded = useSession((session) => session.hasEnded)
  const goTo = hasEnded ? open : leave

  function handlePress() {
    const { pathname, search, hash } = window.location
    const isEntry = pathname === '/login' || pathname === '/register'
    const next = isEntry ? (params.get('next') ?? '/') : pathname + search + hash
    if (hasEnded) open.mutate({ tab: openBeside('login'), next })
    else leave.mutate(next)
  }

  return (
    <>
      {goTo.error && <Alert>{goTo.error.message}</Alert>}
      <Button
        look="line"
        size="lg"
        block
        busy={goTo.isPending || leave.isSuccess}
        busyLabel={text.oneMoment}
        onClick={handlePress}
      >
        <ProviderIcon provider={provider} />
        {text.continueWith(name)}
      </Button>
    </>
  )
}
