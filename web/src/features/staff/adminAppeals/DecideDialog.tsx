import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { ReasonField } from '#features/staff/adminTemplates/ReasonField.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { decideAppeal, type Verdict } from './api.ts'
import { messages } from './messages.ts'

type Props = { actId: string; verdict: Verdict; open: boolean; onClose: () => void }

export function DecideDialog({ actId, verdict, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')
  const isKept = verdict === 'upheld'
  const { problems, isBusy, run, complain } = useAction(() => {
    toast.success(text[verdict])
    onClose()
  })

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={isKept ? text.upholdTitle : text.overturnTitle}
      verb={isKept ? text.uphold : text.overturn}
      busyVerb={text.sending}
      look="primary"
      problem={problems.form}
      isBusy={isBusy}
      onAct={() =>
        void run(() => decideAppeal(client, actId, { state: verdict, answer: answer.trim() }))
      }
    >
      <p>{isKept ? text.upholdWhy : text.overturnWhy}</p>
      <ReasonField
        label={text.answer}
        error={problems.answer}
        value={answer}
        onChange={(words) => {
          setAnswer(words)
          complain({})
        }}
      />
    </ActionDialog>
  )
}
