import { ProvedRemoval } from '#features/accounts/stepUp/ProvedRemoval.tsx'
import { useText } from '#lib/language.ts'
import { useDisableTwoFactor } from './api.ts'
import { messages } from './twoStepMessages.ts'

/** Switching it off needs the password, and the phone or a recovery code. */
export function TwoStepOff({ onDone }: { onDone: () => void }) {
  const text = useText(messages)
  const disable = useDisableTwoFactor()

  return (
    <ProvedRemoval
      verb={text.switchOff}
      news={text.twoStepIsOff}
      act={disable.mutateAsync}
      onDone={onDone}
    />
  )
}
