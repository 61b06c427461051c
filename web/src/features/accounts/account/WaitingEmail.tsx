import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import styles from './accountEdit.module.css'
import { useDropEmailChange } from './api.ts'
import { messages } from './messages.ts'

type Props = { email: string; onResend: () => void }

/** Sending again needs the password again: the address is not verified. */
export function WaitingEmail({ email, onResend }: Props) {
  const text = useText(messages)
  const drop = useDropEmailChange()

  function handleDrop() {
    drop.mutate(undefined, {
      onSuccess: () => void toast.success(text.dropped),
      onError: sayRefusal,
    })
  }

  return (
    <div className={styles.waiting}>
      <p>{text.waiting(email)}</p>
      <div className={styles.buttons}>
        <Button look="line" size="sm" onClick={onResend}>
          {text.sendAgain}
        </Button>
        <Button
          look="ghost"
          size="sm"
          busy={drop.isPending}
          busyLabel={text.dropping}
          onClick={handleDrop}
        >
          {text.drop}
        </Button>
      </div>
    </div>
  )
}
