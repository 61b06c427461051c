import { Fingerprint } from 'lucide-react'
import { useEffect } from 'react'
import { Suspended } from '#features/accounts/authForms/Suspended.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useLogInByPasskey } from './loginApi.ts'
import { messages } from './loginMessages.ts'

type Props = { target: '_blank' | undefined }

/** A button for the browser's dialog; where the browser can, the field for the username offers passkeys too. */
export function PasskeyLogin({ target }: Props) {
  const text = useText(messages)
  const atField = useLogInByPasskey('field')
  const byDialog = useLogInByPasskey('dialog')
  const { mutate: askAtField } = atField
  const error = byDialog.error ?? atField.error

  useEffect(() => {
    askAtField()
    return () => void import('./device.ts').then(({ stopAsking }) => stopAsking())
  }, [askAtField])

  return (
    <>
      {error instanceof ApiError && error.code === 'suspended' ? (
        <Suspended refusal={error} target={target} />
      ) : (
        error && <Alert>{error instanceof ApiError ? error.message : text.failed}</Alert>
      )}
      <Button
        look="line"
        size="lg"
        block
        busy={byDialog.isPending}
        busyLabel={text.oneMoment}
        // The dialog has ended what was offered at the field.
        onClick={() =>
          byDialog.mutate(undefined, { onSuccess: (entered) => entered ?? askAtField() })
        }
      >
        <Fingerprint aria-hidden="true" />
        {text.logIn}
      </Button>
    </>
  )
}
