import {
  COUNTRY,
  groupPhone,
  isMobile,
  PHONE_LENGTH,
  readPhone,
} from '@jes/contract/lib/phoneNumber'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { messages } from './messages.ts'
import styles from './phone.module.css'

type Props = { error: string | undefined; defaultValue?: string; takesFocus?: boolean }

/** The field `phone`: both scripts are accepted, the digits are shown in the chosen one. */
export function NumberInput({ error, defaultValue = '', takesFocus = false }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState(defaultValue)
  const number = readPhone(typed)

  return (
    <div className={styles.number}>
      <TextInput
        ref={takesFocus ? focusAtOnce : undefined}
        name="phone"
        type="tel"
        label={text.number}
        hint={text.numberWhy}
        error={error}
        value={inDigits(shown(typed))}
        start={<span className={styles.country}>{inDigits(COUNTRY)}</span>}
        end={isMobile(number) && <CircleCheck aria-hidden="true" className={styles.right} />}
        data-autofocus={takesFocus || undefined}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={30}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

/** Grouped while it looks like a number of Nepal; anything else stays as it was typed, for the check to name. */
function shown(typed: string) {
  const number = readPhone(typed)
  const digits = number.slice(COUNTRY.length)
  const isPart = number.startsWith(COUNTRY) && /^[1-9]\d*$/.test(digits)
  return isPart && digits.length <= PHONE_LENGTH ? groupPhone(digits) : typed
}
