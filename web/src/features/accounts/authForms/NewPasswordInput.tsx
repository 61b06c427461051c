import { PASSWORD_MIN_LENGTH } from '@jes/contract/accounts/auth'
import type { PasswordOwner } from '@jes/contract/accounts/guessable'
import { PASSWORD_MAX_LENGTH } from '@jes/contract/accounts/stepUp'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'
import { messages } from './passwordMessages.ts'
import { RuleHint } from './RuleHint.tsx'
import { useSettled } from './useSettled.ts'

const NOBODY: PasswordOwner = { username: '', email: '' }

type Props = {
  name: string
  label: string
  error: string | undefined
  /** The owner of the password, as far as known. */
  owner?: PasswordOwner
}

/** A new password: the rule is below it and is ticked once it is long enough and not a common one. */
export function NewPasswordInput({ name, label, error, owner = NOBODY }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState('')
  const password = useSettled(typed)
  const { data: isCommon } = useQuery({
    // A password is not kept any longer than it stands in its field.
    queryKey: keyFor('common password', password, owner),
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const check = await import('./passwordCheck.ts')
      return check.isCommon(password!, owner, signal)
    },
    enabled: password !== null && isLongEnough(password),
    retry: 1,
  })

  return (
    <PasswordInput
      name={name}
      label={label}
      error={error}
      hint={
        <RuleHint isMet={isCommon === false} problem={isCommon ? text.tooCommon : undefined}>
          {text.passwordRule}
        </RuleHint>
      }
      autoComplete="new-password"
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

function isLongEnough({ length }: string) {
  return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH
}
