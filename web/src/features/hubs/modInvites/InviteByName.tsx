import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { suggestionsFor } from '#features/core/suggestionList/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { invite } from './api.ts'
import styles from './invites.module.css'
import { messages } from './messages.ts'

const REST = 150

/** The browser's own list offers the names while they are typed. */
export function InviteByName({ hub }: { hub: string }) {
  const text = useText(messages)
  const client = useQueryClient()
  const listId = useId()
  const [name, setName] = useState('')
  const typed = name.trim().replace(/^@/, '')
  const asked = useDebounced(typed, REST)
  const { data } = useQuery(suggestionsFor(asked ? `@${asked}` : null))

  const { form, problems, isSending, mend } = useSubmit(async () => {
    const { user } = await invite(client, hub, { username: typed })
    toast.success(text.invited(user?.displayName ?? typed))
    setName('')
  })

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text.byName}</h2>
      <form className={styles.line} {...form}>
        <TextInput
          name="username"
          label={text.username}
          error={Object.values(problems)[0]}
          start={<span aria-hidden="true">@</span>}
          value={name}
          list={listId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={31}
          onChange={(event) => {
            setName(event.target.value)
            mend()
          }}
        />
        <datalist id={listId}>
          {data?.users.map((user) => (
            <option key={user._id} value={user.username}>
              {user.displayName}
            </option>
          ))}
        </datalist>
        <Button type="submit" busy={isSending} busyLabel={text.inviting}>
          {text.invite}
        </Button>
      </form>
    </section>
  )
}
