import type { ReportReason } from '@jes/contract/core/reports'
import type { Case } from '@jes/contract/staff/cases'
import { messages as reasons } from '#features/core/reports/reasonMessages.ts'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './adminCasesMessages.ts'

/** By the priority of the contract. */
const TONES = ['grey', 'blue', 'gold', 'red'] as const

/** The most frequent reason; what the site found by itself has a watched word in it. */
export function useReason({ reasons: given, reportCount }: Case) {
  const text = useText(messages)
  const words = useText(reasons)
  const [first] = given
  if (reportCount === 0 || !first) return text.byHouse
  return words[first.reason as ReportReason] ?? first.reason
}

export function ReasonChip({ one }: { one: Case }) {
  return <Chip tone={TONES[one.priority] ?? 'grey'}>{useReason(one)}</Chip>
}
