import { Fingerprint } from 'lucide-react'
import { useEffect } from 'react'
import { Suspended } from '#features/accounts/authForms/Suspended.tsx'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useLogInByPasskey } from './loginApi.ts'
import { messages } from './loginMessages.ts'

type Props = {
  target: '_blank' | undefined
  /** The first way of the page, above all others. */
  isFirst?: boolean
  /** There is a field for the username: where the browser can, it offers passkeys too. */
  hasField?: boolean
}

/** A button for the browser's dialog. */
export function PasskeyLogin({ target, isFirst = false, hasField = true }: Props) {
  const text = useText(messages)
  const atField = useLogInByPasskey('field')
  const byDialog = useLogInByPasskey('dialog')
  const { mutate: askAtField } = atField
  const error = byDialog.error ?? atField.error

  useEffect(() => {
    if (hasField) askAtField()
    return () => void import('./device.ts').then(({ stopAsking }) => stopAsking())
  }, [askAtField, hasField])

  return (
    <>
      {error instanceof ApiError && error.code === 'suspended' ? (
        <Suspended refusal={error} target={target} />
      ) : (
        error && <Alert>{error instanceof ApiError ? error.message : text.failed}</Alert>
      )}
      <Button
        look={isFirst ? 'ink' : 'line'}
        size="lg"
        block
        busy={byDialog.isPending}
        busyLabel={text.oneMoment}
        // The dialog has ended what was offered at the field.
        onClick={() =>
          byDialog.mutate(undefined, {
            onSuccess: (entered) => entered ?? (hasField && askAtField()),
          })
        }
      >
        <Fingerprint aria-hidden="true" />
        {text.logIn}
      </Button>
    </>
  )
}
