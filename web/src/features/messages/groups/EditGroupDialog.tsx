import { GROUP_NAME_MAX_LENGTH } from '@jes/contract/messages/groups'
import type { Group } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { hardLimit } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { changeGroup } from './api.ts'
import { GroupPicture } from './GroupPicture.tsx'
import styles from './group.module.css'
import { messages } from './messages.ts'

type Props = { talkId: string; group: Group; open: boolean; onClose: () => void }

/** The name is saved with the button, the picture as soon as it is cropped. */
export function EditGroupDialog({ talkId, group, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState(group.name)
  const { form, problems, isSending } = useSubmit(async () => {
    await changeGroup(client, talkId, { name })
    onClose()
  })

  return (
    <FormDialog
      open={open}
      title={text.edit}
      formId={formId}
      isBusy={isSending}
      labels={{ close: text.cancel, submit: text.save, busy: text.saving }}
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
        <GroupPicture talkId={talkId} group={group} />
        {problems.form && <Alert>{problems.form}</Alert>}
      </form>
    </FormDialog>
  )
}
