import type { Case } from '@jes/contract/staff/cases'

/** What decides which actions are possible. */
export function standingOf({ kind, thingState, state, outcome, subject }: Case) {
  return { kind, thingState, outcome, isOpen: state === 'open', hasSubject: subject !== null }
}

/** The target of an action that decides a case. */
export function targetOf({ kind, evidence, subject }: Case) {
  const who = subject?.displayName ?? null
  return { kind, who, name: evidence.title || (who ?? '') }
}
