import { text } from '#lib/language.ts'
import { messages } from './messages.ts'

const KINDS = ['words', 'domains', 'accountAge', 'links', 'caps'] as const

/** AutoMod's reason has the kind of its rule and what it found: the kind is translated. */
export function heldForOf(heldFor: string) {
  const kind = KINDS.find((one) => heldFor.startsWith(`${one}:`))
  return kind ? text(messages)[kind] + heldFor.slice(kind.length) : heldFor
}
