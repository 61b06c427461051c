import type { StaffAction } from '@jes/contract/staff/cases'

/** The buttons of a case by their keys, 1 to 4. */
const PLACES: readonly (readonly StaffAction[])[] = [
  ['dismiss'],
  ['warn'],
  ['remove', 'restore'],
  ['suspend', 'unsuspend'],
]

/** What each key does; a key keeps its meaning also where another one has none. */
export function buttonsFor(actions: readonly StaffAction[]) {
  return PLACES.map((place) => place.find((action) => actions.includes(action)) ?? null)
}

/** How long, or under which label, is asked in a dialog. */
export function needsDialog(action: StaffAction) {
  return action === 'suspend' || action === 'label'
}

/** Who dismisses need not explain; the dialog asks for a reason itself. */
export function needsReason(action: StaffAction) {
  return action !== 'dismiss' && !needsDialog(action)
}
