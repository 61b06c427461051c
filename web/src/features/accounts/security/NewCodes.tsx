import { useState } from 'react'
import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { useText } from '#lib/language.ts'
import { useRenewCodes } from './api.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { messages } from './twoStepMessages.ts'

/** Ten new codes for members who have used up or lost the old ones. */
export function NewCodes({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const renew = useRenewCodes()
  const [codes, setCodes] = useState<string[]>()

  if (codes) return <RecoveryCodes codes={codes} news={text.oldCodesGone} onKept={onDone} />
  return (
    <ProofForm
      verb={text.makeCodes}
      onCancel={onDone}
      onSend={async (proof) => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
    />
  )
}
