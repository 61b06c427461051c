import { useState } from 'react'
import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { useText } from '#lib/language.ts'
import { useSetUpTwoFactor } from './api.ts'
import { TwoStepSetup } from './TwoStepSetup.tsx'
import { messages } from './twoStepMessages.ts'

/** The password first: a secret is not for anybody who holds the phone. */
export function TwoStepOn({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const setUp = useSetUpTwoFactor()
  const [password, setPassword] = useState<string>()

  if (setUp.data) return <TwoStepSetup {...setUp.data} password={password} onDone={onDone} />
  return (
    <ProofForm
      verb={text.goOn}
      onCancel={onDone}
      onSend={async (proof) => {
        await setUp.mutateAsync(proof)
        setPassword(proof.password)
      }}
    />
  )
}
