import type { Hub } from '@jes/contract/hubs/hubs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { asMember } from '#lib/gate.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './HubNote.module.css'
import { accept, inviteOf } from './invite.ts'
import { messages } from './inviteMessages.ts'

type Props = { hub: Hub; code: string }

/** For somebody with an invitation link; a visitor logs in first and comes back to it. */
export function InviteNote({ hub, code }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const isMember = useSession((session) => session.isAuthenticated)
  const invite = useQuery(inviteOf(code))
  const accepting = useMutation({
    mutationFn: () => accept(client, code),
    onSuccess() {
      toast.success(text.welcome(hub.name))
      close()
    },
  })
  const problem = invite.error ?? accepting.error

  function close() {
    navigate(hubPath(hub.name), { replace: true, keepsScroll: true })
  }

  if (problem)
    return (
      <div className={styles.note}>
        <Alert>{problem.message}</Alert>
      </div>
    )
  if (invite.data?._id !== hub._id) return null
  return (
    <div className={styles.note}>
      <section aria-labelledby="hub-invite" className={styles.invite}>
        <div className={styles.words}>
          <h2 id="hub-invite" className={styles.title}>
            {text.title(hub.name)}
          </h2>
          <p className={styles.sentence}>{isMember ? text.sentence : text.logIn}</p>
        </div>
        <div className={styles.buttons}>
          <Button look="quiet" size="sm" onClick={close}>
            {text.notNow}
          </Button>
          <Button
            size="sm"
            busy={accepting.isPending}
            busyLabel={text.accepting}
            onClick={() => asMember('join', hub, () => accepting.mutateAsync().catch(() => {}))}
          >
            {text.accept}
          </Button>
        </div>
      </section>
    </div>
  )
}
