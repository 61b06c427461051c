import { Siren } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages as reasons } from './reasonMessages.ts'

/** By the priority of the contract; 0 has no mark. */
const MARKS = [
  null,
  { reason: 'harm', tone: 'blue' },
  { reason: 'privateImages', tone: 'gold' },
  { reason: 'childSafety', tone: 'red' },
] as const

/** Why something comes first. */
export function PriorityChip({ priority }: { priority: number }) {
  const words = useText(reasons)
  const mark = MARKS[priority]
  if (!mark) return null

  return (
    <Chip tone={mark.tone} icon={<Siren />}>
      {words[mark.reason]}
    </Chip>
  )
}
