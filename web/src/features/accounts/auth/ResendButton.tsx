import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import type { ButtonStyle } from '#ui/buttonStyle.ts'
import { useResendVerification } from './api.ts'
import { messages } from './messages.ts'
import { useCountdown } from './useCountdown.ts'

/** A mail takes a moment; impatient people would request three in a row. */
const pause = 60

export function ResendButton(style: Pick<ButtonStyle, 'look' | 'size' | 'block'>) {
  const text = useText(messages)
  const [left, setLeft] = useCountdown()
  const resend = useResendVerification()

  function handleClick() {
    resend.mutate(undefined, {
      onSuccess() {
        setLeft(pause)
        toast.success(text.sent)
      },
      onError: sayRefusal,
    })
  }

  return (
    <Button
      {...style}
      disabled={left > 0}
      busy={resend.isPending}
      busyLabel={text.sending}
      onClick={handleClick}
    >
      {left > 0 ? text.sendAgainIn(inDigits(clock(left))) : text.sendAgain}
    </Button>
  )
}

function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
