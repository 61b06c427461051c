import type { Case } from '@jes/contract/staff/cases'

/** What decides which actions are possible. */
export function standingOf({ kind, thingState, state, outcome, subject }: Case) {
  return { kind, thingState, outcome, isOpen: state === 'open', hasSubject: subject !== null }
}

/** Upon what the staff acts when it decides a case. */
export function targetOf({ kind, evidence, subject }: Case) {
  const who = subject?.displayName ?? null
  return { kind, who, name: evidence.title || (who ?? '') }
}
