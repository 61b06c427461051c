import { text } from '#lib/language.ts'
import { choose, usePreferences } from '#lib/preferences.ts'
import { toast } from '#lib/toasts.ts'
import { type DataUse, monthOf, totalOf, useDataUse } from './ledger.ts'
import { messages } from './messages.ts'

export const LIMITS_MB = [100, 250, 500, 1_000, 2_000]
export const WARNS_AT = 0.8
const MB = 1_000_000

/** Warns once when most of the limit is used, and once when all of it is. Returns how to stop. */
export function followLimit() {
  let before = shareUsed(useDataUse.getState())
  return useDataUse.subscribe((use) => {
    const share = shareUsed(use)
    const passed = [1, WARNS_AT].find((mark) => before < mark && share >= mark)
    before = share
    if (passed) warn(passed, use)
  })
}

/** The part of the monthly limit that is used; 0 without a limit. */
export function shareUsed(use: DataUse) {
  return use.limitMb === null ? 0 : totalOf(monthOf(use)) / (use.limitMb * MB)
}

function warn(mark: number, { savesAtLimit }: DataUse) {
  const say = text(messages)
  const saves = savesAtLimit && !usePreferences.getState().dataSaver
  if (saves) choose({ dataSaver: true })
  toast.show([say.warned(mark * 100), saves ? say.savesNow : ''].join(' ').trim(), 'warning')
}
