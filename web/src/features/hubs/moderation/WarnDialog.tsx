import { REASON_MAX_LENGTH } from '@jes/contract/hubs/memberships'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { AuthorReads } from './AuthorReads.tsx'
import { messages as told } from './actMessages.ts'
import { warn } from './api.ts'
import { messages } from './dialogMessages.ts'
import type { Subject } from './subject.ts'

type Props = {
  subject: Pick<Subject, 'hub' | 'user'>
  open: boolean
  onClose: () => void
  onDone?: (() => void) | undefined
}

export function WarnDialog({ subject, open, onClose, onDone }: Props) {
  const text = useText(messages)
  const words = useText(told)
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const { displayName } = subject.user
  const { problems, isBusy, run, complain } = useAction(() => {
    toast.success(words.warned(displayName))
    setReason('')
    onClose()
    onDone?.()
  })

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text.warnTitle(displayName)}
      verb={text.warn}
      busyVerb={text.sending}
      look="primary"
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => warn(client, subject, reason.trim()))}
    >
      <TextArea
        data-autofocus
        label={text.why}
        error={problems.reason}
        limit={REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          complain({})
        }}
      />
      <AuthorReads sentence={text.warned(subject.hub)} reason={reason.trim()} />
    </ActionDialog>
  )
}
