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

/** The duration or the label is entered in a dialog. */
export function needsDialog(action: StaffAction) {
  return action === 'suspend' || action === 'label'
}

/** Dismissing needs no reason; the dialog asks for one itself. */
export function needsReason(action: StaffAction) {
  return action !== 'dismiss' && !needsDialog(action)
}
