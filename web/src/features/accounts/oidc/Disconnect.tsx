import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useUnlink } from './api.ts'
import { messages } from './messages.ts'

type Props = { id: string; name: string; onDone: () => void }

export function Disconnect({ id, name, onDone }: Props) {
  const text = useText(messages)
  const unlink = useUnlink(id)
  return (
    <ProofForm
      verb={text.disconnect}
      look="danger"
      onCancel={onDone}
      onSend={async (proof) => {
        await unlink.mutateAsync(proof)
        toast.success(text.disconnected(name))
        onDone()
      }}
    />
  )
}
