import type { Invitation } from '@jes/contract/accounts/invitations'
import { Copy, Ticket } from 'lucide-react'
import { WayRow } from '#features/accounts/waysIn/WayRow.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { useRevoke } from './api.ts'
import styles from './invitations.module.css'
import { messages } from './messages.ts'

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const text = useText(messages)
  const revoke = useRevoke()
  const { _id, url, state, newcomer, createdAt, usedAt } = invitation

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(text.copied)
    } catch {
      toast.error(text.copyFailed)
    }
  }

  return (
    <WayRow
      icon={<Ticket aria-hidden="true" />}
      name={
        newcomer ? (
          <Link to={`/je/${newcomer.username}`}>{newcomer.displayName}</Link>
        ) : state === 'used' ? (
          text.gone
        ) : (
          text[state]
        )
      }
      line={
        <>
          {state === 'open' && <span className={styles.url}>{url}</span>}
          {newcomer && `${text.used} · `}
          <Time iso={usedAt ?? createdAt} />
        </>
      }
      action={
        state === 'open' && (
          <>
            <Button look="line" size="sm" onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {text.copy}
            </Button>
            <Button
              look="dangerLine"
              size="sm"
              busy={revoke.isPending}
              busyLabel={text.revoke}
              onClick={() => revoke.mutate(_id, { onError: ({ message }) => toast.error(message) })}
            >
              {text.revoke}
            </Button>
          </>
        )
      }
    />
  )
}
