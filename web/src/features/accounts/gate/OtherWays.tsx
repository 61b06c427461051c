import { ProviderButtons } from '#features/accounts/oidc/ProviderButtons.tsx'
import { knowsPasskeys } from '#features/accounts/passkeys/knowsPasskeys.ts'
import { PasskeyLogin } from '#features/accounts/passkeys/PasskeyLogin.tsx'
import { hasPasskeyHere } from '#features/accounts/passkeys/passkeyHere.ts'

/** Below the number: a passkey, unless it is above it already, and the providers of this site. */
export function OtherWays() {
  return (
    <>
      {knowsPasskeys() && !hasPasskeyHere() && <PasskeyLogin target="_blank" hasField={false} />}
      <ProviderButtons />
    </>
  )
}
