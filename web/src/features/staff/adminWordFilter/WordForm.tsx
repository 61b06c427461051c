import type { WordList } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useText } from '#lib/language.ts'
import { refusalOf } from '#lib/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { addWord } from './api.ts'
import { messages } from './messages.ts'
import styles from './Words.module.css'

const WORD_MAX_LENGTH = 50

export function WordForm({ list }: { list: WordList }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [word, setWord] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)

  async function send() {
    setIsSending(true)
    try {
      await addWord(client, list, word.trim())
      setWord('')
    } catch (error) {
      setProblems(refusalOf(error))
    } finally {
      setIsSending(false)
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isSending) void send()
  }

  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      <TextInput
        label={text.word}
        error={problems.word ?? problems.form}
        limit={WORD_MAX_LENGTH}
        value={word}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          setWord(event.target.value)
          setProblems({})
        }}
      />
      <Button type="submit" busy={isSending} busyLabel={text.adding} disabled={!word.trim()}>
        {text.add}
      </Button>
    </form>
  )
}
