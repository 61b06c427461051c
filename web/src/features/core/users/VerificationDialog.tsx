import type { UserSummary } from '@jes/contract/core/users'
import { useQuery } from '@tanstack/react-query'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Txt } from '#ui/Txt.tsx'
import { userOf } from './api.ts'
import styles from './VerifiedMark.module.css'
import { messages } from './verifiedMessages.ts'

type Props = { user: UserSummary; open: boolean; onClose: () => void }

/** Why the staff has verified a member, in its own words. */
export function VerificationDialog({ user, open, onClose }: Props) {
  const text = useText(messages)
  const query = useQuery(userOf(user.username))
  const verification = query.data?.verification
  const isOrganisation = user.verifiedAs === 'organisation'

  return (
    <Dialog open={open} onClose={onClose} title={isOrganisation ? text.organisation : text.person}>
      {query.isPending && <RowsPending rows={2} />}
      {query.isLoadingError && (
        <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <div className={styles.words}>
          {verification ? (
            <>
              <p>{text.means(user.displayName, longDate(verification.at))}</p>
              <Txt as="p" className={styles.reason}>
                {verification.reason}
              </Txt>
            </>
          ) : (
            <p>{text.noLonger(user.displayName)}</p>
          )}
          <p className={styles.hint}>{text.notForSale}</p>
        </div>
      )}
    </Dialog>
  )
}
