import type { WordList } from '@jes/contract/staff/adminMembers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { useSubmit } from '#lib/useForm.ts'
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

  const { form, problems, isSending, mend } = useSubmit(async () => {
    await addWord(client, list, word.trim())
    setWord('')
  })

  return (
    <form className={styles.form} {...form}>
      <TextInput
        name="word"
        label={text.word}
        error={problems.word ?? problems.form}
        limit={WORD_MAX_LENGTH}
        value={word}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => {
          setWord(event.target.value)
          mend()
        }}
      />
      <Button type="submit" busy={isSending} busyLabel={text.adding} disabled={!word.trim()}>
        {text.add}
      </Button>
    </form>
  )
}
