import type { UserSummary } from '@jes/contract/core/users'
import type { Hub } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { TypedConfirm, useTyped } from '#ui/TypedConfirm.tsx'
import { setRole } from './api.ts'
import styles from './members.module.css'
import { messages } from './messages.ts'

type Props = { hub: Hub; user: UserSummary; open: boolean; onClose: () => void }

/** It cannot be undone by whoever does it, so the name of the hub must be typed first. */
export function HandOverDialog({ hub, user, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const typed = useTyped(hub.name)
  const { problems, isBusy, run } = useAction(() => {
    toast.success(text.handedOver(user.displayName))
    onClose()
  })

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text.handOverTitle(user.displayName)}
      verb={text.handOverVerb}
      busyVerb={text.handingOver}
      problem={problems.form}
      isBusy={isBusy}
      isReady={typed.isRight}
      onAct={() => void run(() => setRole(client, hub._id, user._id, 'owner'))}
    >
      <p className={styles.words}>{text.handOverWhy}</p>
      <TypedConfirm label={text.typeName(hub.name)} {...typed.field} />
    </ActionDialog>
  )
}
