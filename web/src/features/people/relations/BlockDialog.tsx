import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { blockPerson, type Person } from './acts.ts'
import { messages } from './dialogMessages.ts'

type Props = { person: Person; open: boolean; onClose: () => void }

/** Asked first: both stop following, and unblocking does not restore that. */
export function BlockDialog({ person, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()

  function handleBlock() {
    onClose()
    void blockPerson(client, person, true)
  }

  return (
    <ConfirmDialog
      open={open}
      title={text.title(person.username)}
      confirmLabel={text.block}
      onConfirm={handleBlock}
      onCancel={onClose}
    >
      <p>{text.sentence}</p>
    </ConfirmDialog>
  )
}
