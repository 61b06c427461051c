import { useState } from 'react'
import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Alert } from '#ui/Alert.tsx'
import { useAddPasskey } from './api.ts'
import { messages } from './messages.ts'

/** What the browser says of a device that has a passkey for this account. */
const KNOWN = 'InvalidStateError'

/** A way in that is already there, then the dialog of the device. If that is closed, the form stays. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const add = useAddPasskey()
  const [isKnown, setIsKnown] = useState(false)

  return (
    <>
      {isKnown && <Alert>{text.knownHere}</Alert>}
      <ProofForm
        verb={text.goOn}
        onCancel={onDone}
        onSend={async (proof) => {
          setIsKnown(false)
          const passkey = await add.mutateAsync(proof).catch((error: Error) => {
            if (error instanceof ApiError || error.name !== KNOWN) throw error
            setIsKnown(true)
            return null
          })
          if (!passkey) return
          toast.success(text.added)
          onDone()
        }}
      />
    </>
  )
}
