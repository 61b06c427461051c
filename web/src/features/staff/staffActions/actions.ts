import type { ReportKind } from '@jes/contract/core/reports'
import type { Case, StaffAction } from '@jes/contract/staff/cases'

/** What the staff acts upon. */
export type Target = {
  kind: ReportKind
  /** The title, the name of the hub or the member. */
  name: string
  /** Whom it concerns, by name; null once they are gone. */
  who: string | null
}

type Standing = {
  kind: ReportKind
  thingState: Case['thingState']
  /** Something was reported and nobody has decided yet. */
  isOpen: boolean
  outcome: Case['outcome']
  hasSubject: boolean
}

/** What can be done, the usual first. */
export function actionsFor(standing: Standing): StaffAction[] {
  const { thingState, isOpen, outcome, hasSubject } = standing
  const actions: StaffAction[] = isOpen ? ['dismiss'] : []
  actions.push(...withThing(standing))
  if (!hasSubject) return actions
  if (thingState === 'suspended' || outcome === 'suspended') return [...actions, 'unsuspend']
  return [...actions, 'warn', 'suspend']
}

function withThing({ kind, thingState }: Standing): StaffAction[] {
  if (kind === 'user') return []
  if (thingState === 'removed') return ['restore']
  if (thingState !== 'live' && thingState !== 'held') return []
  return kind === 'post' || kind === 'clip' ? ['remove', 'label'] : ['remove']
}

/** What takes a action back; null where nothing does. */
export function undoOf(action: StaffAction): StaffAction | null {
  if (action === 'remove') return 'restore'
  return action === 'suspend' ? 'unsuspend' : null
}
