import type { NewAct } from './acts.ts'

/** Whether two acts are of one kind on one thing: then the later one counts. */
export function isSameWish(one: NewAct, other: NewAct) {
  return one.kind === other.kind && one.subject === other.subject
}
