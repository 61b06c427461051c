import type { ReportKind } from '@jes/contract/core/reports'
import type { StaffAction } from '@jes/contract/staff/cases'
import { AuthorReads } from '#features/hubs/moderation/AuthorReads.tsx'
import { messages as acts } from '#features/staff/appeals/messages.ts'
import { isNepali, useText } from '#lib/language.ts'

type Props = { action: StaffAction; kind: ReportKind; reason: string }

/** What the member will read in the notification; nothing where nobody is notified. */
export function Reads({ action, kind, reason }: Props) {
  const text = useText(acts)
  const act = actOf(action, kind)
  if (!act) return null
  const sentence = text[act](text.staff)
  return <AuthorReads sentence={sentence + (isNepali(sentence) ? '।' : '.')} reason={reason} />
}

function actOf(action: StaffAction, kind: ReportKind) {
  if (action === 'label') return 'labelPost'
  if (action === 'warn' || action === 'suspend') return action
  if (action !== 'remove' || kind === 'user') return null
  if (kind === 'jehub') return 'closeHub'
  return kind === 'comment' ? 'removeComment' : 'removePost'
}
