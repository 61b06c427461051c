import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { catalogue, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useRemoveEmail } from './api.ts'

const messages = catalogue({
  remove: ['Remove the e-mail', 'इमेल हटाउनुहोस्'],
  removed: ['The e-mail is removed.', 'इमेल हटाइयो।'],
})

export function RemoveEmail({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const remove = useRemoveEmail()
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
