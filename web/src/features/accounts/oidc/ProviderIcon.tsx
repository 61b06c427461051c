import type { ProviderName } from '@jes/contract/accounts/stepUp'
import { KeyRound } from 'lucide-react'
import google from './google.svg'

const APPLE =
  'M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.2 3.09 3.79 3.04 1.52-.07 2.09-.99 3.93-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95 1.16-1.69 1.64-3.32 1.66-3.41-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.37-2-.16-3.68 1.09-4.61 1.09zM15.53 3.83c.84-1.01 1.4-2.43 1.24-3.83-1.21.05-2.66.8-3.53 1.82-.78.9-1.45 2.34-1.27 3.71 1.34.1 2.71-.69 3.56-1.7'

/** Google and Apple ask for their own marks. */
export function ProviderIcon({ provider }: { provider: ProviderName }) {
  if (provider === 'google') return <img src={google} alt="" width={20} height={20} />
  if (provider === 'oidc') return <KeyRound aria-hidden="true" />
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={20} height={20} fill="currentColor">
      <path d={APPLE} />
    </svg>
  )
}
