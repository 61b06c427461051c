import { useQuery } from '@tanstack/react-query'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { runningRecovery, useCancelRecovery } from './trustedApi.ts'

/** Whoever is signed in can stop that two-step log-in is switched off. */
export function RunningRecovery() {
  const text = useText(messages)
  const { data: readyAt } = useQuery(runningRecovery())
  const cancel = useCancelRecovery()
  if (!readyAt) return null

  return (
    <Alert>
      <p>{text.running(longDate(readyAt))}</p>
      <Button
        size="sm"
        busy={cancel.isPending}
        busyLabel={text.oneMoment}
        onClick={() =>
          cancel.mutate(undefined, {
            onSuccess: ({ message }) => toast.success(message),
            onError: sayRefusal,
          })
        }
      >
        {text.stop}
      </Button>
    </Alert>
  )
}
