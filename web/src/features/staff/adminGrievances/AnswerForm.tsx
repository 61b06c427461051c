import type { StaffGrievance } from '@jes/contract/staff/grievances'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { answerGrievance } from './api.ts'
import styles from './Grievances.module.css'
import { messages } from './messages.ts'

const ANSWER_MAX_LENGTH = 2_000

export function AnswerForm({ grievance }: { grievance: StaffGrievance }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')

  const { form, problems, isSending, mend } = useSubmit(async () => {
    await answerGrievance(client, grievance._id, answer.trim())
    toast.success(text.sent(grievance.number))
  })

  return (
    <form className={styles.form} {...form}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextArea
        name="answer"
        label={text.answer}
        hint={text.answerHint}
        error={problems.answer}
        limit={ANSWER_MAX_LENGTH}
        rows={4}
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value)
          mend()
        }}
      />
      <Button
        type="submit"
        size="sm"
        busy={isSending}
        busyLabel={text.sending}
        disabled={!answer.trim()}
      >
        {text.send}
      </Button>
    </form>
  )
}
