import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { StaffOrder } from '@jes/contract/staff/adminPayments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { toLatin } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { recordRefund } from './api.ts'
import { messages } from './messages.ts'

type Props = { order: StaffOrder; open: boolean; onClose: () => void }

/** Keeps what was paid back elsewhere. */
export function RefundDialog({ order, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const rest = (order.amountPaisa ?? 0) - (order.refundedPaisa ?? 0)

  async function send(reason: string, proof: StepUp) {
    const rupees = Number(toLatin(typed).replace(/[\s,]/g, '') || Number.NaN)
    await recordRefund(client, order._id, { rupees, reason, ...proof })
    toast.success(text.written)
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.refundTitle}
      why={text.refundWhy(money(rest))}
      verb={text.write}
      look="danger"
      stepsUp
      onSend={send}
    >
      {(problems) => (
        <TextInput
          label={text.rupees}
          error={problems.rupees}
          inputMode="numeric"
          maxLength={10}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </ReasonDialog>
  )
}
