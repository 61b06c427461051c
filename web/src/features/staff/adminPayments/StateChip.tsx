import type { OrderState } from '@jes/contract/money/premium'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'

const TONES = {
  created: 'grey',
  pending: 'gold',
  paid: 'green',
  failed: 'grey',
  expired: 'grey',
  refunded: 'blue',
  partlyRefunded: 'blue',
  disputed: 'red',
} as const

export function StateChip({ state }: { state: OrderState }) {
  const text = useText(messages)
  return <Chip tone={TONES[state]}>{text[state]}</Chip>
}
