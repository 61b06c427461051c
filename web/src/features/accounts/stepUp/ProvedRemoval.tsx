import type { StepUp } from '@jes/contract/accounts/stepUp'
import { toast } from '#lib/toasts.ts'
import { ProofForm } from './ProofForm.tsx'

type Props = {
  verb: string
  /** What is said when it is done. */
  news: string
  act: (proof: StepUp) => Promise<unknown>
  onDone: () => void
}

/** Takes away what protects an account or opens it, once its owner has proved who they are. */
export function ProvedRemoval({ verb, news, act, onDone }: Props) {
  return (
    <ProofForm
      verb={verb}
      look="danger"
      onCancel={onDone}
      onSend={async (proof) => {
        await act(proof)
        toast.success(news)
        onDone()
      }}
    />
  )
}
