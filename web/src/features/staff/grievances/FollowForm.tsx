import { type FormEvent, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './Grievance.module.css'
import { messages } from './messages.ts'

type Props = {
  number: string
  /** What is wrong with the number that was looked for. */
  problem: string | undefined
  onFollow: (number: string) => void
}

/** Somebody has a number and wants to know. */
export function FollowForm({ number, problem, onFollow }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState(number)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) onFollow(typed.trim())
  }

  return (
    <form noValidate aria-label={text.follow} className={styles.follow} onSubmit={handleSubmit}>
      <TextInput
        name="number"
        label={text.number}
        hint={text.followHint}
        error={typed === number ? problem : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="quiet">
        {text.look}
      </Button>
    </form>
  )
}
