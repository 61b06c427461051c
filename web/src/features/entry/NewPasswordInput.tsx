import { Password } from '@jes/contract/auth'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useText } from '#lib/language.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { messages } from './messages.ts'
import { RuleHint } from './RuleHint.tsx'

type Props = { name: string; label: string; error: string | undefined }

/** A password being chosen: the rule stands below and is ticked off while it is typed. */
export function NewPasswordInput({ name, label, error }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState('')
  return (
    <PasswordInput
      name={name}
      label={label}
      error={error}
      hint={<RuleHint isMet={z.safeParse(Password, typed).success}>{text.passwordRule}</RuleHint>}
      autoComplete="new-password"
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
