const KEY = 'jes-announcements'
/** Old ones are never told again. */
const MOST = 50

/** The ids of what this reader has put away. */
export function readDismissed(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepDismissed(ids: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST)))
  } catch {
    // Where nothing can be kept it is put away until the page is opened again.
  }
}
