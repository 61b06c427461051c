import type { StaffPayout } from '@jes/contract/staff/adminPayments'
import { useQueryClient } from '@tanstack/react-query'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { toast } from '#lib/toasts.ts'
import { approvePayout } from './api.ts'
import { messages } from './messages.ts'

export type PayoutDialogProps = { payout: StaffPayout; open: boolean; onClose: () => void }

export function ApproveDialog({ payout, open, onClose }: PayoutDialogProps) {
  const text = useText(messages)
  const client = useQueryClient()
  const { problems, isBusy, run } = useAction(() => {
    toast.success(text.wasApproved)
    onClose()
  })
  const name = payout.user?.displayName ?? text.gone

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text.approveTitle(exactMoney(payout.amountPaisa), name)}
      verb={text.approveIt}
      busyVerb={text.approving}
      look="primary"
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => approvePayout(client, payout._id))}
    >
      <p>{text.approveWhy}</p>
    </ActionDialog>
  )
}
