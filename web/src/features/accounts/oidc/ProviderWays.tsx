import { useQuery } from '@tanstack/react-query'
import { identities, providers } from './api.ts'
import { ProviderWay } from './ProviderWay.tsx'

/** A row for each provider of this site; one that was switched off since can still be disconnected. */
export function ProviderWays() {
  const offered = useQuery(providers()).data ?? []
  const linked = useQuery(identities()).data ?? []
  const gone = linked
    .filter((identity) => !offered.some(({ provider }) => provider === identity.provider))
    .map(({ provider }) => ({ provider, name: NAMES[provider] }))
  return [...offered, ...gone].map((one) => (
    <ProviderWay
      key={one.provider}
      {...one}
      identity={linked.find(({ provider }) => provider === one.provider)}
    />
  ))
}

const NAMES = { google: 'Google', apple: 'Apple', oidc: 'OpenID' }
