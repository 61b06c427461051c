import type { ReportKind } from '@jes/contract/core/reports'
import type { Case, StaffAction } from '@jes/contract/staff/cases'

/** The target of a staff action. */
export type Target = {
  kind: ReportKind
  /** The title, the name of the hub or the member. */
  name: string
  /** The name of the member concerned; null once they are deleted. */
  who: string | null
}

type Standing = {
  kind: ReportKind
  thingState: Case['thingState']
  /** It was reported and not decided yet. */
  isOpen: boolean
  outcome: Case['outcome']
  hasSubject: boolean
}

/** The possible actions, the usual first. */
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

/** The action that undoes another; null if there is none. */
export function undoOf(action: StaffAction): StaffAction | null {
  if (action === 'remove') return 'restore'
  return action === 'suspend' ? 'unsuspend' : null
}
