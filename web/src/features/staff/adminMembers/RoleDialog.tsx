import type { StepUp } from '@jes/contract/accounts/stepUp'
import type { StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { RadioRows } from '#ui/RadioRows.tsx'
import { setRole } from './api.ts'
import { messages } from './messages.ts'

const ROLES = ['member', 'moderator', 'admin'] as const

type Props = { user: StaffUserDetail; open: boolean; onClose: () => void }

export function RoleDialog({ user, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [role, choose] = useState(user.role)

  async function send(reason: string, proof: StepUp) {
    await setRole(client, user._id, { role, reason, ...proof })
    toast.success(text.saved(user.displayName))
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.roleTitle(user.displayName)}
      why={text.roleWhy}
      verb={text.save}
      isReady={role !== user.role}
      stepsUp
      onSend={send}
    >
      {() => (
        <RadioRows
          legend={text.role}
          value={role}
          onChange={choose}
          rows={ROLES.map((one) => ({ value: one, label: text[one], hint: text[`${one}Hint`] }))}
        />
      )}
    </ReasonDialog>
  )
}
