import type { StaffHub } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { handOver } from './api.ts'
import { messages } from './messages.ts'

type Props = { hub: StaffHub; open: boolean; onClose: () => void }

export function HandOverDialog({ hub, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [username, setUsername] = useState('')

  async function send(reason: string) {
    await handOver(client, hub._id, username.trim().replace(/^@/, ''), reason)
    toast.success(text.handedOver(hub.name))
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.handOverTitle(hub.name)}
      why={text.handOverWhy}
      verb={text.handOver}
      look="danger"
      isReady={username.trim() !== ''}
      onSend={send}
    >
      {(problems) => (
        <TextInput
          label={text.username}
          error={problems.username}
          value={username}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setUsername(event.target.value)}
        />
      )}
    </ReasonDialog>
  )
}
