import type { UserSummary } from '@jes/contract/core/users'
import { GROUP_NAME_MAX_LENGTH } from '@jes/contract/messages/groups'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hardLimit } from '#lib/graphemes.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { createGroup } from './api.ts'
import styles from './group.module.css'
import { messages } from './messages.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

type Props = { open: boolean; onClose: () => void }

/** A name and people make a group. */
export function NewGroupDialog({ open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState('')
  const [people, setPeople] = useState<UserSummary[]>([])
  const { form, problems, isSending } = useSubmit(async () => {
    const users = people.map(({ _id }) => _id)
    const id = await createGroup(client, name, users)
    onClose()
    setName('')
    setPeople([])
    navigate(`/messages/${id}`)
  })
  const problem = problems.form ?? problems.users

  return (
    <FormDialog
      open={open}
      title={text.newGroup}
      formId={formId}
      isBusy={isSending}
      labels={{ close: text.cancel, submit: text.create, busy: text.creating }}
      onClose={onClose}
    >
      <form id={formId} {...form} className={styles.form}>
        <TextInput
          name="name"
          label={text.name}
          value={name}
          error={problems.name}
          maxLength={hardLimit(GROUP_NAME_MAX_LENGTH)}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <PeoplePicker chosen={people} onChange={setPeople} />
        {problem && <Alert>{problem}</Alert>}
      </form>
    </FormDialog>
  )
}
