import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { catalogue, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useRemovePhone } from './api.ts'

const messages = catalogue({
  remove: ['Remove the number', 'नम्बर हटाउनुहोस्'],
  removed: ['The number is removed.', 'नम्बर हटाइयो।'],
})

export function RemovePhone({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const remove = useRemovePhone()
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
