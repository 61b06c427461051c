import { text } from '#lib/language.ts'
import { messages } from './messages.ts'

const KINDS = ['words', 'domains', 'accountAge', 'links', 'caps'] as const

/** AutoMod says the kind of its rule and what it found: the kind is put into words. */
export function heldForOf(heldFor: string) {
  const kind = KINDS.find((one) => heldFor.startsWith(`${one}:`))
  return kind ? text(messages)[kind] + heldFor.slice(kind.length) : heldFor
}
