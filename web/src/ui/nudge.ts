import { wantsStillness } from './motion.ts'

/** A dialog that stays open reacts to a press beside it. */
export function nudge(dialog: HTMLDialogElement) {
  if (wantsStillness()) return
  dialog.animate([{ translate: '0' }, { translate: '0 -2px' }, { translate: '0' }], 160)
}
