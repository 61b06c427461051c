import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useDisableTwoFactor } from './api.ts'
import { messages } from './twoStepMessages.ts'

/** Switching it off needs the password, and the phone or a recovery code. */
export function TwoStepOff({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const disable = useDisableTwoFactor()

  return (
    <ProofForm
      verb={text.switchOff}
      look="danger"
      onCancel={onDone}
      onSend={async (proof) => {
        await disable.mutateAsync(proof)
        toast.success(text.twoStepIsOff)
        onDone()
      }}
    />
  )
}
