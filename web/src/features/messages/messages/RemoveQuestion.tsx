import type { Message } from '@jes/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { removeMessage } from './changes.ts'
import { messages } from './menuMessages.ts'

type Props = { message: Message; whose: 'me' | 'all' | null; onDone: () => void }

/** Asks before a message is deleted, for me or for all. */
export function RemoveQuestion({ message, whose, onDone }: Props) {
  const text = useText(messages)
  const client = useQueryClient()

  function handleConfirm() {
    onDone()
    if (whose) void removeMessage(client, message, whose)
  }

  return (
    <ConfirmDialog
      open={whose !== null}
      title={whose === 'all' ? text.removeForAllTitle : text.removeForMeTitle}
      confirmLabel={text.remove}
      onConfirm={handleConfirm}
      onCancel={onDone}
    >
      {whose === 'all' ? text.removeForAllWhy : text.removeForMeWhy}
    </ConfirmDialog>
  )
}
