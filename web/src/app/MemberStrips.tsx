import type { OwnUser } from '@jes/contract/accounts/auth'
import { VerifyBanner } from '#features/accounts/auth/VerifyBanner.tsx'
import { late } from '#ui/late.tsx'

const GraceNote = late(
  async () => (await import('#features/money/premium/GraceNote.tsx')).GraceNote,
)

/** Notices about the account, above every page. */
export function MemberStrips({ user: { isVerified, premium } }: { user: OwnUser }) {
  return (
    <>
      {!isVerified && <VerifyBanner />}
      {premium.state === 'grace' && premium.until && <GraceNote until={premium.until} />}
    </>
  )
}
