import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { RadioRows } from '#ui/RadioRows.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { changeList, createList } from './api.ts'
import styles from './ListPicker.module.css'
import { messages } from './messages.ts'

const loadList = async () => (await import('@jes/contract/feeds/peopleLists')).NewPeopleList
const NAME_LIMIT = 50
const ABOUT_LIMIT = 200

type Props = {
  open: boolean
  onClose: () => void
  /** The one to change; otherwise a new one is made. */
  list?: PeopleList | undefined
  onDone?: (list: PeopleList) => void
}

export function ListDialog({ open, onClose, list, onDone }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const [seenBy, setSeenBy] = useState<'me' | 'all'>(list?.isPublic ? 'all' : 'me')
  const { form, problems, isSending } = useForm(loadList, async (input) => {
    const body = { ...input, isPublic: seenBy === 'all' }
    const done = list ? await changeList(client, list._id, body) : await createList(client, body)
    onClose()
    onDone?.(done)
  })

  return (
    <FormDialog
      {...{ open, onClose, formId }}
      title={list ? text.editList : text.newList}
      isBusy={isSending}
      labels={{
        close: text.cancel,
        submit: list ? text.save : text.create,
        busy: list ? text.saving : text.creating,
      }}
    >
      <form id={formId} {...form} className={styles.form}>
        <TextInput
          name="name"
          label={text.name}
          limit={NAME_LIMIT}
          defaultValue={list?.name ?? ''}
          error={problems.name || problems.form}
          data-autofocus
          autoComplete="off"
        />
        <TextArea
          name="about"
          label={text.about}
          optional
          limit={ABOUT_LIMIT}
          defaultValue={list?.about ?? ''}
          error={problems.about}
        />
        <RadioRows
          legend={text.whoSees}
          rows={[
            {
              value: 'me',
              label: text.onlyYou,
              hint: list?.isPublic ? text.againOnlyYouHint : text.onlyYouHint,
            },
            { value: 'all', label: text.everybody, hint: text.everybodyHint },
          ]}
          value={seenBy}
          onChange={setSeenBy}
        />
      </form>
    </FormDialog>
  )
}
