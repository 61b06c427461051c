import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

const WORDS = {
  retry: { verb: 'retryIt', busy: 'retrying', done: 'wasRetried', look: 'primary' },
  discard: { verb: 'discardIt', busy: 'discarding', done: 'wasDiscarded', look: 'danger' },
} as const

type Props = {
  open: boolean
  onClose: () => void
  title: string
  why: string
  action: keyof typeof WORDS
  act: (client: QueryClient) => Promise<void>
}

/** Asks before a job is sent again or discarded. */
export function JobDialog({ open, onClose, title, why, action: decision, act }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { verb, busy, done, look } = WORDS[decision]
  const { problems, isBusy, run } = useAction(() => {
    toast.success(text[done])
    onClose()
  })

  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={title}
      verb={text[verb]}
      busyVerb={text[busy]}
      look={look}
      problem={problems.form}
      isBusy={isBusy}
      onAct={() => void run(() => act(client))}
    >
      <p>{why}</p>
    </ActionDialog>
  )
}
