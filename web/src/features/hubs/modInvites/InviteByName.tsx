import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { suggestionsFor } from '#features/core/suggestionList/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { refusalOf } from '#lib/useForm.ts'
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
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const typed = name.trim().replace(/^@/, '')
  const asked = useDebounced(typed, REST)
  const { data } = useQuery(suggestionsFor(asked ? `@${asked}` : null))

  async function send() {
    setIsSending(true)
    try {
      const { user } = await invite(client, hub, { username: typed })
      toast.success(text.invited(user?.displayName ?? typed))
      setName('')
    } catch (error) {
      setProblem(Object.values(refusalOf(error))[0] ?? '')
    } finally {
      setIsSending(false)
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) void send()
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text.byName}</h2>
      <form noValidate className={styles.line} onSubmit={handleSubmit}>
        <TextInput
          label={text.username}
          error={problem}
          start={<span aria-hidden="true">@</span>}
          value={name}
          list={listId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={31}
          onChange={(event) => {
            setName(event.target.value)
            setProblem('')
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
