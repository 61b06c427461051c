import { MUTED_WORD_MAX_LENGTH, relationApi } from '@jes/contract/people/relations'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { askAgain } from '#features/people/relations/vanish.ts'
import { call } from '#lib/api.ts'
import { langOf, useText } from '#lib/language.ts'
import { refusalOf } from '#lib/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { mutedWords } from './api.ts'
import { messages } from './messages.ts'
import styles from './shunned.module.css'

/** What was typed stays until the server has it. */
export function MuteWordForm() {
  const text = useText(messages)
  const client = useQueryClient()
  const [word, setWord] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)

  async function send() {
    setIsSending(true)
    try {
      await call(relationApi.muteWord, { body: { word } })
      setWord('')
      setProblems({})
      await client.invalidateQueries({ queryKey: mutedWords().queryKey })
      void askAgain(client)
    } catch (error) {
      setProblems(refusalOf(error))
    } finally {
      setIsSending(false)
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isSending && word.trim()) void send()
  }

  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      <TextInput
        name="word"
        label={text.word}
        limit={MUTED_WORD_MAX_LENGTH}
        error={problems.word ?? problems.form}
        value={word}
        lang={langOf(word)}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => {
          setWord(event.target.value)
          setProblems({})
        }}
      />
      <Button
        type="submit"
        className={styles.add}
        disabled={!word.trim()}
        busy={isSending}
        busyLabel={text.adding}
      >
        {text.add}
      </Button>
    </form>
  )
}
