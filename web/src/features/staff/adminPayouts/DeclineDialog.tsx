import { useQueryClient } from '@tanstack/react-query'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import type { PayoutDialogProps } from './ApproveDialog.tsx'
import { declinePayout } from './api.ts'
import { messages } from './messages.ts'

export function DeclineDialog({ payout, open, onClose }: PayoutDialogProps) {
  const text = useText(messages)
  const client = useQueryClient()

  async function send(reason: string) {
    await declinePayout(client, payout._id, reason)
    toast.success(text.wasDeclined)
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.declineTitle}
      why={text.declineWhy}
      verb={text.declineIt}
      look="danger"
      onSend={send}
    />
  )
}
