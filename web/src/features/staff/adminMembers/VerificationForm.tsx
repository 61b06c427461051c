import type { StaffUserDetail } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { RadioRows } from '#ui/RadioRows.tsx'
import { setVerification } from './api.ts'
import { messages } from './messages.ts'

const CHOICES = ['person', 'organisation', 'nobody'] as const

type Props = { user: StaffUserDetail; open: boolean; onClose: () => void }

/** Verifies a public person or organisation, or takes the mark back. */
export function VerificationForm({ user, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [choice, choose] = useState<(typeof CHOICES)[number]>(user.verifiedAs ?? 'nobody')

  async function send(reason: string) {
    await setVerification(client, user._id, { as: choice === 'nobody' ? null : choice, reason })
    toast.success(text.verifiedSaved(user.displayName))
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.verifyTitle(user.displayName)}
      why={text.verifyWhy}
      verb={text.save}
      {...(choice !== 'nobody' && { hint: text.everybodyReads })}
      isReady={choice !== 'nobody' || user.verifiedAs !== null}
      onSend={send}
    >
      {() => (
        <RadioRows
          legend={text.verifiedAs}
          value={choice}
          onChange={choose}
          rows={CHOICES.map((one) => ({ value: one, label: text[one] }))}
        />
      )}
    </ReasonDialog>
  )
}
