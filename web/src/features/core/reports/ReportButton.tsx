import { Flag } from 'lucide-react'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import type { Subject } from './api.ts'
import { messages } from './itemMessages.ts'

const load = () => import('./ReportDialog.tsx')

/** Reports what a page is about: a member, a hub. */
export function ReportButton({ subject }: { subject: Subject }) {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(load)
  return (
    <>
      <IconButton label={text.report} look="filled" onClick={() => asMember('report', null, open)}>
        <Flag />
      </IconButton>
      {loaded && <loaded.ReportDialog subject={subject} open={isOpen} onClose={close} />}
    </>
  )
}
