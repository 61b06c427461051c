import { MUTED_WORD_MAX_LENGTH, relationApi } from '@jes/contract/people/relations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refetchAll } from '#features/people/relations/vanish.ts'
import { call } from '#lib/api.ts'
import { langOf, useText } from '#lib/language.ts'
import { useSubmit } from '#lib/useForm.ts'
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

  const { form, problems, isSending, mend } = useSubmit(async () => {
    if (!word.trim()) return
    await call(relationApi.muteWord, { body: { word } })
    setWord('')
    await client.invalidateQueries({ queryKey: mutedWords().queryKey })
    void refetchAll(client)
  })

  return (
    <form className={styles.form} {...form}>
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
          mend()
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
