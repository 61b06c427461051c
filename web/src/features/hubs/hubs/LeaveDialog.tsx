import type { HubSummary } from '@jes/contract/hubs/hubs'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { join } from './join.ts'
import { messages } from './joinMessages.ts'

type Props = { hub: HubSummary; open: boolean; onClose: () => void }

export function LeaveDialog({ hub, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()

  function handleLeave() {
    onClose()
    void join(client, hub, false)
  }

  return (
    <ConfirmDialog
      open={open}
      title={text.leaveTitle(hub.name)}
      confirmLabel={text.leave}
      onConfirm={handleLeave}
      onCancel={onClose}
    >
      <p>{hub.isPrivate ? text.leavePrivate : text.leaveTeam}</p>
    </ConfirmDialog>
  )
}
