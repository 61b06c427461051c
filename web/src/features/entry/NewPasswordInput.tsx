import { PASSWORD_MIN_LENGTH } from '@jes/contract/auth'
import { PASSWORD_MAX_LENGTH } from '@jes/contract/proofs'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { messages } from './passwordMessages.ts'
import { RuleHint } from './RuleHint.tsx'

type Props = { name: string; label: string; error: string | undefined }

/** A password being chosen: the rule stands below and is ticked off while it is typed. */
export function NewPasswordInput({ name, label, error }: Props) {
  const text = useText(messages)
  const [length, setLength] = useState(0)
  const isMet = length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH
  return (
    <PasswordInput
      name={name}
      label={label}
      error={error}
      hint={<RuleHint isMet={isMet}>{text.passwordRule}</RuleHint>}
      autoComplete="new-password"
      onChange={(event) => setLength(event.target.value.length)}
    />
  )
}
