import { GRIEVANCE_MAX_LENGTH, type GrievanceReason } from '@jes/contract/staff/grievances'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { fileGrievance } from './api.ts'
import styles from './Grievance.module.css'
import { messages } from './messages.ts'

const REASONS = [
  'harassment',
  'privateImages',
  'childSafety',
  'impersonation',
  'defamation',
  'copyright',
  'account',
  'other',
] as const satisfies readonly GrievanceReason[]

const loadNewGrievance = async () => (await import('@jes/contract/staff/grievances')).NewGrievance

export function GrievanceForm({ onFiled }: { onFiled: (number: string) => void }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [reason, setReason] = useState<GrievanceReason>('harassment')
  const { form, problems, isSending } = useForm(loadNewGrievance, async (input) => {
    onFiled((await fileGrievance(client, input)).number)
  })

  return (
    <form {...form} className={styles.form} aria-label={text.file}>
      {problems.form && <Alert>{problems.form}</Alert>}
      <TextInput name="name" label={text.name} error={problems.name} autoComplete="name" />
      <TextInput
        name="email"
        type="email"
        label={text.email}
        hint={text.emailHint}
        error={problems.email}
        autoComplete="email"
        inputMode="email"
      />
      <Select
        name="reason"
        label={text.reason}
        error={problems.reason}
        options={REASONS.map((value) => ({ value, label: text[value] }))}
        value={reason}
        onChange={setReason}
      />
      <TextInput
        name="link"
        label={text.link}
        hint={text.linkHint}
        error={problems.link}
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        name="text"
        label={text.text}
        hint={text.textHint}
        error={problems.text}
        rows={6}
        limit={GRIEVANCE_MAX_LENGTH}
      />
      <Button type="submit" busy={isSending} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  )
}
