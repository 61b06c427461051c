import type { Disappearing } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { setDisappearing } from '#features/messages/talks/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { RadioRows } from '#ui/RadioRows.tsx'
import { messages } from './menuMessages.ts'

type Props = { talk: Talk; open: boolean; onClose: () => void }

/** How long new messages of a talk stay. */
export function DisappearingDialog({ talk, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()

  async function handleChange(after: Disappearing) {
    onClose()
    try {
      await setDisappearing(client, talk._id, after)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.disappearing}>
      <RadioRows
        legend={text.disappearingWhy}
        rows={[
          { value: 'off', label: text.stay },
          { value: 'day', label: text.day },
          { value: 'week', label: text.week },
        ]}
        value={talk.disappearing}
        onChange={(after) => void handleChange(after)}
      />
    </Dialog>
  )
}
