import type { Visit } from '#features/clips/clips/api.ts'

const MOST = 20
const visits = new Map<string, { visit: Visit; clip: string }>()

/** Which list this history entry showed, and which clip of it. */
export function rememberVisit(placeKey: string, visit: Visit, clip: string) {
  for (const [key, saved] of visits) if (saved.visit.key === visit.key) visits.delete(key)
  visits.set(placeKey, { visit, clip })
  const oldest = visits.keys().next().value
  if (visits.size > MOST && oldest) visits.delete(oldest)
}

export function recallVisit(placeKey: string) {
  return visits.get(placeKey)
}
