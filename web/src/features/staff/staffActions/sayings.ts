import type { StaffAction } from '@jes/contract/staff/cases'
import { text } from '#lib/language.ts'
import type { Target } from './actions.ts'
import { messages } from './messages.ts'

/** The verb on a button. A hub is not removed, it is closed. */
export function verbOf(action: StaffAction, kind: Target['kind']) {
  const words = text(messages)
  if (kind === 'jehub' && action === 'remove') return words.close
  if (kind === 'jehub' && action === 'restore') return words.reopen
  return words[action]
}

export function titleOf(action: StaffAction, { kind, who }: Target) {
  const words = text(messages)
  const person = who ?? words.member
  if (action === 'warn') return words.warnTitle(person)
  if (action === 'suspend') return words.suspendTitle(person)
  if (action === 'unsuspend') return words.unsuspendTitle(person)
  if (action === 'label') return words.labelTitle
  // A member cannot be removed.
  if (action === 'dismiss' || kind === 'user') return words.dismissTitle
  return words[`${action}${kind}`]
}

export function doneOf(action: StaffAction, { kind, who }: Target) {
  const words = text(messages)
  const person = who ?? words.member
  if (action === 'remove') return kind === 'jehub' ? words.closed : words.removed
  const said: Record<Exclude<StaffAction, 'remove'>, string> = {
    dismiss: words.dismissed,
    label: words.labelled,
    warn: words.warned(person),
    suspend: words.suspended(person),
    restore: words.restored,
    unsuspend: words.unsuspended(person),
  }
  return said[action]
}
