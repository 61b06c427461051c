import { REASON_MAX_LENGTH } from '@jes/contract/hubs/memberships'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { endBan } from './acting.ts'
import { messages as told } from './actMessages.ts'
import { ban } from './api.ts'
import { messages } from './dialogMessages.ts'
import styles from './dialogs.module.css'
import type { Subject } from './subject.ts'

const SPANS = [1, 3, 7, 30, 90, 365]
const FOR_GOOD = '0'

type Props = {
  subject: Pick<Subject, 'hub' | 'user'>
  open: boolean
  onClose: () => void
  onDone?: (() => void) | undefined
}

export function BanDialog({ subject, open, onClose, onDone }: Props) {
  const text = useText(messages)
  const words = useText(told)
  const client = useQueryClient()
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const { displayName } = subject.user
  const { problems, isBusy, run, complain } = useAction(() => {
    toast.show({
      text: words.banned(displayName),
      action: { label: words.undo, onAct: () => void endBan(client, subject) },
    })
    setReason('')
    onClose()
    onDone?.()
  })

  function handleBan() {
    const wanted = { days: days === FOR_GOOD ? null : Number(days), reason: reason.trim() }
    void run(() => ban(client, subject, wanted))
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text.banTitle(displayName)}
      verb={text.ban}
      busyVerb={text.banning}
      problem={problems.form}
      isBusy={isBusy}
      onAct={handleBan}
    >
      <p className={styles.hint}>{text.banWhy}</p>
      <Select
        label={text.days}
        error={problems['ban.days']}
        value={days}
        onChange={setDays}
        options={[
          ...SPANS.map((span) => ({ value: String(span), label: text.forDays(span) })),
          { value: FOR_GOOD, label: text.forGood },
        ]}
      />
      <TextArea
        data-autofocus
        label={text.why}
        error={problems['ban.reason'] ?? problems.reason}
        limit={REASON_MAX_LENGTH}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          complain({})
        }}
      />
    </ActionDialog>
  )
}
