import type { OwnUser } from '@jes/contract/accounts/auth'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { useAcceptRules, useStay } from './api.ts'
import { messages } from './noteMessages.ts'
import styles from './yourData.module.css'

/** That the account ends, or that its rules have changed. */
export function AccountNotes({ user }: { user: OwnUser }) {
  const text = useText(messages)
  const stay = useStay()
  const accept = useAcceptRules()

  function handleStay() {
    stay.mutate(undefined, {
      onSuccess: () => void toast.success(text.kept),
      onError: sayRefusal,
    })
  }

  return (
    <>
      {user.leavesAt && (
        <div className={styles.note} data-grave>
          <p>{text.ends(longDate(user.leavesAt))}</p>
          <Button size="sm" busy={stay.isPending} busyLabel={text.keeping} onClick={handleStay}>
            {text.keep}
          </Button>
        </div>
      )}
      {user.hasNewRules && (
        <div className={styles.note}>
          <p>
            {text.newRules}{' '}
            <Link to="/terms" className={styles.read}>
              {text.read}
            </Link>
          </p>
          <Button
            look="line"
            size="sm"
            busy={accept.isPending}
            busyLabel={text.accepting}
            onClick={() => accept.mutate(undefined, { onError: sayRefusal })}
          >
            {text.accept}
          </Button>
        </div>
      )}
    </>
  )
}
