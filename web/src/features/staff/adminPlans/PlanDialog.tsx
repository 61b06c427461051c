import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { StaffPlan } from '@jes/contract/staff/adminPayments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toLatin } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { setPlan } from './api.ts'
import { messages } from './messages.ts'

type Props = { plan: StaffPlan; open: boolean; onClose: () => void }

/** Another price from now on, or no longer on offer; and why. */
export function PlanDialog({ plan, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [price, setPrice] = useState(String(plan.pricePaisa / 100))
  const [isOffered, setIsOffered] = useState(plan.isOffered)

  async function send(reason: string, proof: StepUp) {
    const priceRupees = Number(toLatin(price).replace(/[\s,]/g, '') || Number.NaN)
    await setPlan(client, plan.code, { priceRupees, isOffered, reason, ...proof })
    toast.success(text.saved)
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.changeTitle(text.days(plan.days))}
      why={text.changeWhy}
      verb={text.save}
      stepsUp
      onSend={send}
    >
      {(problems) => (
        <>
          <TextInput
            label={text.price}
            error={problems.priceRupees}
            inputMode="numeric"
            maxLength={10}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
          <Checkbox
            label={text.isOffered}
            checked={isOffered}
            onChange={(event) => setIsOffered(event.target.checked)}
          />
        </>
      )}
    </ReasonDialog>
  )
}
