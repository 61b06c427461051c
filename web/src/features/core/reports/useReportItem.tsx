import { Flag } from 'lucide-react'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import type { MenuItemProps } from '#ui/MenuItem.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import type { Subject } from './api.ts'
import { messages } from './itemMessages.ts'

const load = () => import('./ReportDialog.tsx')

/** The menu entry to report something, and its dialog. */
export function useReportItem(subject: Subject) {
  const text = useText(messages)
  const { loaded, isOpen, open, close } = useLateDialog(load)
  const item: MenuItemProps = {
    label: text.report,
    icon: <Flag />,
    onSelect: () => asMember('report', null, open),
  }
  const dialog = loaded && <loaded.ReportDialog subject={subject} open={isOpen} onClose={close} />
  return { item, dialog }
}
