import { BanDialog } from './BanDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import type { Subject } from './subject.ts'
import { WarnDialog } from './WarnDialog.tsx'

export type DialogAction = 'remove' | 'warn' | 'ban'

type Props = {
  deed: DialogAction
  subject: Subject
  open: boolean
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** The dialog of one deed upon a post or comment. */
export function ModDialog({ deed, ...rest }: Props) {
  if (deed === 'remove') return <RemoveDialog {...rest} />
  return deed === 'warn' ? <WarnDialog {...rest} /> : <BanDialog {...rest} />
}
