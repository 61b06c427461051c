import { usernameApi } from '@jes/contract/accounts/usernameCheck'
import { isUsername } from '@jes/contract/lib/username'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { focusAtOnce } from '#features/core/viewer/focusAtOnce.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'
import { RuleHint } from './RuleHint.tsx'
import { useSettled } from './useSettled.ts'

type Props = { error: string | undefined; takesFocus?: boolean; onType: (name: string) => void }

/** A new username: ticked once the server says that it is free, and never before. */
export function UsernameInput({ error, takesFocus = false, onType }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim().toLowerCase())
  const { data } = useQuery({
    queryKey: keyFor('username', name),
    queryFn: ({ signal }) => call(usernameApi.check, { params: { name: name! } }, signal),
    enabled: name !== null && isUsername(name),
    // Somebody else may take it meanwhile.
    staleTime: 0,
    retry: 1,
  })

  return (
    <TextInput
      ref={takesFocus ? focusAtOnce : undefined}
      name="username"
      label={text.username}
      error={error}
      hint={
        <RuleHint isMet={data?.available ?? false} problem={data?.reason}>
          {data?.available ? text.usernameFree : text.usernameRule}
        </RuleHint>
      }
      start={<span className={styles.at}>@</span>}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => {
        setTyped(event.target.value)
        onType(event.target.value)
      }}
    />
  )
}
