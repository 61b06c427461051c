import type { ChangeEvent, ComponentProps } from 'react'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { toLatin } from '#lib/numbers.ts'
import { TextInput } from '#ui/TextInput.tsx'

type Props = Pick<ComponentProps<typeof TextInput>, 'label' | 'hint' | 'error' | 'aside'> & {
  /** Recovery codes have letters, and no app or mail can fill them in. */
  isRecovery?: boolean
  takesFocus?: boolean
}

/** The field `code`: six digits from an app or a mail. */
export function CodeInput({ isRecovery = false, takesFocus = true, ...field }: Props) {
  return (
    <TextInput
      {...field}
      key={String(isRecovery)}
      ref={takesFocus ? focusAtOnce : null}
      name="code"
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      onChange={readDigits}
    />
  )
}

/** A Nepali keyboard writes १२३; the code is the same. */
function readDigits({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const digits = toLatin(input.value)
  if (digits !== input.value) input.value = digits
}
