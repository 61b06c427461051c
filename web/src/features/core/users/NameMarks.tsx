import type { UserSummary } from '@jes/contract/core/users'
import { late } from '#ui/late.tsx'
import styles from '#ui/PremiumMark.module.css'
import { PremiumMark } from '#ui/PremiumMark.tsx'

/** Few are verified: their mark comes when the browser is idle, and its place is there before. */
const VerifiedMark = late(
  async () => (await import('./VerifiedMark.tsx')).VerifiedMark,
  <svg className={styles.mark} />,
)

type Props = {
  user: UserSummary
  /** Not where the name is part of a link or a choice. */
  isPressable?: boolean
}

/** What stands behind the name of a member: verified by the staff, premium. */
export function NameMarks({ user, isPressable }: Props) {
  return (
    <>
      {user.verifiedAs && <VerifiedMark user={user} isPressable={isPressable} />}
      {user.isPremium && <PremiumMark />}
    </>
  )
}
