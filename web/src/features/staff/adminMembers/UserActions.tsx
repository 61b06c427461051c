import type { StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { actionsFor } from '#features/staff/staffActions/actions.ts'
import { actOn } from '#features/staff/staffActions/api.ts'
import { verbOf } from '#features/staff/staffActions/sayings.ts'
import { useStaffActions } from '#features/staff/staffActions/useStaffActions.tsx'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Group } from '#ui/Group.tsx'
import { endSessions } from './api.ts'
import { messages } from './messages.ts'
import { RoleDialog } from './RoleDialog.tsx'
import styles from './User.module.css'
import { VerificationForm } from './VerificationForm.tsx'

type Props = { user: StaffUserDetail; isAdmin: boolean }

/** What can be done about a member; roles are for admins. Nobody decides about themselves. */
export function UserActions({ user, isAdmin }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const isSelf = useSession((session) => session.user?._id === user._id)
  const { ask, dialog } = useStaffActions()
  const [open, setOpen] = useState<'role' | 'sessions' | 'verification' | null>(null)
  const actions = actionsFor({
    kind: 'user',
    thingState: user.suspendedUntil ? 'suspended' : 'live',
    isOpen: false,
    outcome: null,
    hasSubject: true,
  })

  async function signOut(reason: string) {
    await endSessions(client, user._id, reason)
    toast.success(text.ended(user.displayName))
  }

  if (isSelf) return <p className={styles.hint}>{text.self}</p>

  return (
    <Group aria-label={text.actions} className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          look={action === 'suspend' ? 'dangerLine' : 'line'}
          onClick={() =>
            ask({
              kind: 'user',
              name: user.displayName,
              who: user.displayName,
              action,
              send: (decision) => actOn(client, 'user', user._id, decision),
            })
          }
        >
          {verbOf(action, 'user')}…
        </Button>
      ))}
      <Button look="line" size="sm" onClick={() => setOpen('sessions')}>
        {text.endSessions}…
      </Button>
      <Button look="line" size="sm" onClick={() => setOpen('verification')}>
        {text.verify}…
      </Button>
      {isAdmin && (
        <Button look="line" size="sm" onClick={() => setOpen('role')}>
          {text.role}…
        </Button>
      )}
      <ReasonDialog
        open={open === 'sessions'}
        onClose={() => setOpen(null)}
        title={text.endTitle(user.displayName)}
        why={text.endWhy}
        verb={text.endSessions}
        look="danger"
        onSend={signOut}
      />
      <RoleDialog
        key={user.role}
        user={user}
        open={open === 'role'}
        onClose={() => setOpen(null)}
      />
      <VerificationForm
        key={`verified as ${user.verifiedAs}`}
        user={user}
        open={open === 'verification'}
        onClose={() => setOpen(null)}
      />
      {dialog}
    </Group>
  )
}
