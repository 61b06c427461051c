import type { StepUp } from '@jes/contract/accounts/stepUp'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { toast } from '#lib/toasts.ts'
import { TextInput } from '#ui/TextInput.tsx'
import type { PayoutDialogProps } from './ApproveDialog.tsx'
import { payPayout } from './api.ts'
import { messages } from './messages.ts'

/** The money was sent by hand; its reference is kept, and the creator reads it. */
export function PaidDialog({ payout, open, onClose }: PayoutDialogProps) {
  const text = useText(messages)
  const client = useQueryClient()
  const [reference, setReference] = useState('')
  const [proof, setProof] = useState<StepUp>({ password: '' })
  const { problems, isBusy, run, complain } = useAction(() => {
    toast.success(text.wasPaid)
    onClose()
  })

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text.payTitle(exactMoney(payout.amountPaisa))}
      verb={text.payIt}
      busyVerb={text.saving}
      look="primary"
      problem={problems.form}
      isBusy={isBusy}
      onAct={() =>
        void run(() => payPayout(client, payout._id, { reference: reference.trim(), ...proof }))
      }
    >
      <TextInput
        data-autofocus
        label={text.reference}
        hint={text.referenceHint}
        error={problems.reference}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        value={reference}
        onChange={(event) => {
          setReference(event.target.value)
          complain({})
        }}
      />
      <ProofFields
        problems={problems}
        onChange={(shown) => {
          setProof(shown)
          complain({})
        }}
      />
    </ActionDialog>
  )
}
