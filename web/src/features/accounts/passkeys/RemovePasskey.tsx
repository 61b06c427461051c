import type { Passkey } from '@jes/contract/accounts/passkeys'
import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useRemovePasskey } from './api.ts'
import { messages } from './messages.ts'

type Props = { passkey: Passkey; onDone: () => void }

export function RemovePasskey({ passkey, onDone }: Props) {
  const text = useText(messages)
  const remove = useRemovePasskey(passkey._id)
  return (
    <ProofForm
      verb={text.remove}
      look="danger"
      onCancel={onDone}
      onSend={async (proof) => {
        await remove.mutateAsync(proof)
        toast.success(text.removed)
        onDone()
      }}
    />
  )
}
