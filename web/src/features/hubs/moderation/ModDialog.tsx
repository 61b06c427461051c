import { BanDialog } from './BanDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import type { Subject } from './subject.ts'
import { WarnDialog } from './WarnDialog.tsx'

export type DialogAction = 'remove' | 'warn' | 'ban'

type Props = {
  action: DialogAction
  subject: Subject
  open: boolean
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** The dialog of one action upon a post or comment. */
export function ModDialog({ action, ...rest }: Props) {
  if (action === 'remove') return <RemoveDialog {...rest} />
  return action === 'warn' ? <WarnDialog {...rest} /> : <BanDialog {...rest} />
}
