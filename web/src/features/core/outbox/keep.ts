import { ApiError } from '#lib/api.ts'
import { hasWish, type NewAct } from './acts.ts'

/** The code that keeps acts is loaded when the browser is idle: the first load has no more of it than this file. */
async function keepLate(wanted: NewAct) {
  const keeping = await import('./keeping.ts').catch(() => null)
  return (await keeping?.keep(wanted)) ?? null
}

/** After a failed call: without any reply the act is kept for later. A refusal is not, and returns false. */
export async function keepUnsent(error: unknown, wanted: NewAct) {
  if (!(error instanceof ApiError) || error.status !== 0) return false
  return (await keepLate(wanted)) !== null
}

/** While an earlier act on the same thing waits, a later one takes its place: they cannot overtake each other. */
export function keepBehind(wanted: NewAct) {
  if (!hasWish(wanted.kind, wanted.subject)) return false
  void keepLate(wanted)
  return true
}
