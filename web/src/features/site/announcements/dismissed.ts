const KEY = 'jes-announcements'
/** Old ones are never shown again. */
const MOST = 50

/** The ids of announcements that this reader has dismissed. */
export function readDismissed(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function storeDismissed(ids: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST)))
  } catch {
    // Where nothing can be stored it is dismissed until the page is opened again.
  }
}
