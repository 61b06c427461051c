import type { StepUp } from '@jes/contract/accounts/stepUp'
import { type ReactNode, useState } from 'react'
import { ProofFields } from '#features/accounts/stepUp/ProofFields.tsx'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import { ReasonField } from './ReasonField.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What will happen. */
  why: string
  verb: string
  look?: 'danger' | 'primary'
  /** What must be chosen first is chosen. */
  isReady?: boolean
  /** Who reads the reason, where not only the staff does. */
  hint?: string
  /** It moves money or a role: the password is asked for once more. */
  stepsUp?: boolean
  onSend: (reason: string, proof: StepUp) => Promise<unknown>
  /** What is asked besides the reason; it is told what the server refused. */
  children?: (problems: Record<string, string>) => ReactNode
}

/** An action that needs a reason for the log. What was typed stays until the server has it. */
export function ReasonDialog(props: Props) {
  const { open, onClose, title, why, verb, look = 'primary', isReady = true, onSend } = props
  const { stepsUp = false } = props
  const text = useText(messages)
  const [reason, setReason] = useState('')
  const [proof, setProof] = useState<StepUp>({ password: '' })
  const { problems, isBusy, run, complain } = useAction(onClose)

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={title}
      verb={verb}
      busyVerb={text.saving}
      look={look}
      isReady={isReady}
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => onSend(reason.trim(), proof))}
    >
      <p>{why}</p>
      {props.children?.(problems)}
      <ReasonField
        label={text.reason}
        hint={props.hint ?? text.staffReads}
        error={problems.reason}
        value={reason}
        onChange={(words) => {
          setReason(words)
          complain({})
        }}
      />
      {stepsUp && (
        <ProofFields
          problems={problems}
          onChange={(shown) => {
            setProof(shown)
            complain({})
          }}
        />
      )}
    </ActionDialog>
  )
}
