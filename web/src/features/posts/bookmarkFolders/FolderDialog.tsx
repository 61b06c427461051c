import type { BookmarkFolder } from '@jes/contract/posts/bookmarks'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '#lib/language.ts'
import { useForm } from '#lib/useForm.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { addFolder, renameFolder } from './api.ts'
import { messages } from './messages.ts'
import { NeedsPass } from './NeedsPass.tsx'
import { useCanMake } from './useCanMake.ts'

const loadName = async () => (await import('@jes/contract/posts/bookmarks')).FolderName

type Props = {
  open: boolean
  onClose: () => void
  /** The one to rename; otherwise a new one is made. */
  folder?: BookmarkFolder | undefined
  onMade: (folder: BookmarkFolder) => void
}

export function FolderDialog({ open, onClose, folder, onMade }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const canMake = useCanMake()
  const { form, problems, isSending } = useForm(loadName, async ({ name }) => {
    if (folder) await renameFolder(client, folder._id, name)
    else onMade(await addFolder(client, name))
    onClose()
  })
  const title = folder ? text.rename : text.newFolder

  if (!folder && !canMake)
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        {canMake === false && <NeedsPass />}
      </Dialog>
    )

  return (
    <FormDialog
      {...{ open, onClose, formId, title }}
      isBusy={isSending}
      labels={{
        close: text.cancel,
        submit: folder ? text.save : text.create,
        busy: folder ? text.saving : text.creating,
      }}
    >
      <form id={formId} {...form}>
        <TextInput
          name="name"
          label={text.name}
          limit={40}
          defaultValue={folder?.name ?? ''}
          error={problems.name || problems.form}
          data-autofocus
          autoComplete="off"
        />
      </form>
    </FormDialog>
  )
}
