import type { UserSummary } from '@jes/contract/core/users'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { addMembers } from './api.ts'
import styles from './group.module.css'
import { messages } from './messages.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

type Props = { talkId: string; memberIds: string[]; open: boolean; onClose: () => void }

export function AddPeopleDialog({ talkId, memberIds, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const [people, setPeople] = useState<UserSummary[]>([])
  const { form, problems, isSending } = useSubmit(async () => {
    const users = people.map(({ _id }) => _id)
    await addMembers(client, talkId, users)
    onClose()
    setPeople([])
  })
  const problem = problems.form ?? problems.users

  return (
    <FormDialog
      open={open}
      title={text.addPeople}
      formId={formId}
      isBusy={isSending}
      labels={{ close: text.cancel, submit: text.add, busy: text.adding }}
      onClose={onClose}
    >
      <form id={formId} {...form} className={styles.form}>
        <PeoplePicker chosen={people} onChange={setPeople} without={memberIds} />
        {problem && <Alert>{problem}</Alert>}
      </form>
    </FormDialog>
  )
}
