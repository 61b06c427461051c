import type { SignUpMode, SignUpSettings } from '@jes/contract/accounts/signUps'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '#features/staff/adminTemplates/ReasonDialog.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioRows } from '#ui/RadioRows.tsx'
import { setSettings } from './api.ts'
import { messages } from './messages.ts'

const MODES: readonly SignUpMode[] = ['open', 'invitation', 'approval', 'closed']

type Props = { now: SignUpSettings; open: boolean; onClose: () => void }

export function SettingsDialog({ now, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [mode, setMode] = useState(now.mode)
  const [asksProof, setAsksProof] = useState(now.asksProof)

  async function send(reason: string) {
    await setSettings(client, { mode, asksProof, reason })
    toast.success(text.changed)
  }

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text.changeTitle}
      why={text.changeWhy}
      verb={text.change}
      onSend={send}
    >
      {() => (
        <>
          <RadioRows
            legend={text.how}
            rows={MODES.map((value) => ({ value, label: text[value], hint: text[`${value}Why`] }))}
            value={mode}
            onChange={setMode}
          />
          <Checkbox
            label={text.asksProof}
            checked={asksProof}
            onChange={({ target }) => setAsksProof(target.checked)}
          />
        </>
      )}
    </ReasonDialog>
  )
}
