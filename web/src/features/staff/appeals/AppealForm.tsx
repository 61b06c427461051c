import { APPEAL_MAX_LENGTH, type ModAct } from '@jes/contract/hubs/moderation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { sendAppeal } from './api.ts'
import styles from './appeal.module.css'
import { messages } from './messages.ts'

export function AppealForm({ act }: { act: ModAct }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [words, setWords] = useState('')

  const { form, problems, isSending, mend } = useSubmit(async () => {
    await sendAppeal(client, act, words.trim())
    toast.success(text.sent)
  })

  return (
    <form className={styles.form} {...form}>
      <p className={styles.hint}>{act.jehub ? text.appealWhy : text.appealStaffWhy}</p>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextArea
        name="text"
        label={text.why}
        error={problems.text}
        limit={APPEAL_MAX_LENGTH}
        rows={5}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          mend()
        }}
      />
      <Button type="submit" busy={isSending} busyLabel={text.sending} disabled={!words.trim()}>
        {text.send}
      </Button>
    </form>
  )
}
