import type { StaffUser } from '@jes/contract/staff/adminMembers'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './adminUsersMessages.ts'
import styles from './Users.module.css'

/** A suspension for longer than this is permanent. */
const FOR_GOOD_MS = 20 * 365 * 86_400_000

/** What the staff must know of a member at a glance. */
export function UserChips({ user }: { user: StaffUser }) {
  const text = useText(messages)
  const { role, trust, isVerified, verifiedAs, suspendedUntil, leavesAt } = user

  return (
    <span className={styles.chips}>
      {role !== 'member' && <Chip tone="green">{text[role]}</Chip>}
      {suspendedUntil && (
        <Chip tone="red">
          {isForGood(suspendedUntil) ? text.forGood : text.until(longDate(suspendedUntil))}
        </Chip>
      )}
      {leavesAt && <Chip tone="gold">{text.leaves(longDate(leavesAt))}</Chip>}
      {!isVerified && <Chip>{text.unverified}</Chip>}
      {verifiedAs && <Chip tone="blue">{text[verifiedAs]}</Chip>}
      {trust === 0 && <Chip>{text.trust0}</Chip>}
      {trust === 2 && <Chip tone="blue">{text.trust2}</Chip>}
    </span>
  )
}

function isForGood(until: string) {
  return Date.parse(until) - Date.now() > FOR_GOOD_MS
}
