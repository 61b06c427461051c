const DEVICE = 'jes-push'
const QUESTION = 'jes-push-question'
const DAY = 24 * 60 * 60_000

/** Who wants push messages here, and what was last sent to the server. */
export type SavedSubscription = { userId: string; endpoint: string; at: number }

export function savedDevice(): SavedSubscription | null {
  const saved = read(DEVICE) as Partial<SavedSubscription> | null
  const isWhole =
    typeof saved?.userId === 'string' &&
    typeof saved.endpoint === 'string' &&
    typeof saved.at === 'number'
  return isWhole ? (saved as SavedSubscription) : null
}

export function storeDevice(userId: string, endpoint: string) {
  write(DEVICE, { userId, endpoint, at: Date.now() } satisfies SavedSubscription)
}

export function forgetDevice() {
  write(DEVICE, null)
}

/** Whether the question may be shown again in this browser. */
export function mayAsk() {
  const until = read(QUESTION)
  return typeof until !== 'number' || Date.now() >= until
}

export function askLater(days: number) {
  write(QUESTION, Date.now() + days * DAY)
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Where storage is blocked, push works until the page is closed, and must then be switched on again. */
function write(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}
