import { LABEL_MAX_LENGTH, type StaffAction, type StaffDecision } from '@jes/contract/staff/cases'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { ReasonField } from '#features/staff/adminTemplates/ReasonField.tsx'
import { useText } from '#lib/language.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { Target } from './actions.ts'
import { messages } from './messages.ts'
import { Reads } from './Reads.tsx'
import styles from './StaffDialog.module.css'
import { titleOf, verbOf } from './sayings.ts'

const SPANS = [1, 3, 7, 14, 30, 90, 365]
const FOR_GOOD = '0'
const STERN: readonly StaffAction[] = ['remove', 'suspend']

type Props = {
  action: StaffAction
  target: Target
  /** What was written before. */
  reason?: string | undefined
  open: boolean
  onClose: () => void
  onSend: (decision: StaffDecision) => Promise<void>
}

/** One action of the staff: how long or under which label, why, and what the person will read. */
export function StaffDialog({ action, target, reason: written, open, onClose, onSend }: Props) {
  const text = useText(messages)
  const [reason, setReason] = useState(written || (action === 'dismiss' ? text.notBroken : ''))
  const [days, setDays] = useState('7')
  const [label, setLabel] = useState('')
  const [sensitive, setSensitive] = useState(false)
  const { problems, isBusy, run, complain } = useAction(onClose)
  const isHub = target.kind === 'jehub'

  function decision(): StaffDecision {
    return {
      action,
      reason: reason.trim(),
      ...(action === 'suspend' && { days: days === FOR_GOOD ? null : Number(days) }),
      ...(action === 'label' && { sensitive, ...(label.trim() && { label: label.trim() }) }),
    }
  }

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={titleOf(action, target)}
      verb={verbOf(action, target.kind)}
      busyVerb={text.busy}
      look={STERN.includes(action) ? 'danger' : 'primary'}
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => onSend(decision()))}
    >
      {action === 'dismiss' && <p className={styles.hint}>{text.dismissWhy}</p>}
      {action === 'remove' && isHub && <p className={styles.hint}>{text.closeWhy}</p>}
      {action === 'suspend' && (
        <>
          <p className={styles.hint}>{text.suspendWhy}</p>
          <Select
            label={text.days}
            error={problems.days}
            value={days}
            onChange={setDays}
            options={[
              ...SPANS.map((span) => ({ value: String(span), label: text.forDays(span) })),
              { value: FOR_GOOD, label: text.forGood },
            ]}
          />
        </>
      )}
      {action === 'label' && (
        <>
          <TextInput
            label={text.labelWords}
            hint={text.labelHint}
            error={problems.label}
            limit={LABEL_MAX_LENGTH}
            value={label}
            onChange={(event) => {
              setLabel(event.target.value)
              complain({})
            }}
          />
          <Checkbox
            label={text.sensitive}
            checked={sensitive}
            onChange={(event) => setSensitive(event.target.checked)}
          />
        </>
      )}
      <ReasonField
        label={text.reason}
        hint={action === 'dismiss' ? text.staffReads : text.theyRead}
        error={problems.reason}
        value={reason}
        onChange={(words) => {
          setReason(words)
          complain({})
        }}
      />
      <Reads action={action} kind={target.kind} reason={reason.trim()} />
    </ActionDialog>
  )
}
