import type { UserSummary } from '@jes/contract/core/users'
import { MOST_REPORTED } from '@jes/contract/messages/messageReports'
import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { blockPerson } from '#features/people/relations/acts.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import { messages } from './messages.ts'

const load = () => import('#features/core/reports/ReportDialog.tsx')

/** Sends the request to the staff, and blocks who wrote it once they have it. */
export function BlockAndReport({ talk, user }: { talk: Talk; user: UserSummary }) {
  const text = useText(messages)
  const client = useQueryClient()
  const { loaded, isOpen, open, close } = useLateDialog(load)
  const first = Math.max(1, talk.lastSeq - MOST_REPORTED + 1)
  const seqs = Array.from({ length: talk.lastSeq - first + 1 }, (_, at) => first + at)
  return (
    <>
      <Button look="dangerLine" onClick={open}>
        <Flag />
        {text.blockAndReport}
      </Button>
      {loaded && (
        <loaded.ReportDialog
          subject={{ kind: 'user', id: user._id, messages: { talk: talk._id, seqs } }}
          open={isOpen}
          onClose={close}
          onSent={() => void blockPerson(client, user, true)}
        />
      )}
    </>
  )
}
