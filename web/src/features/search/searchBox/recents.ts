const KEY = 'jes-searches'
const MOST = 10

/** Searches on this device, the latest first. Each account has its own; `null` is a visitor. */
export function recentsOf(account: string | null) {
  return read()[nameOf(account)] ?? []
}

export function addRecent(account: string | null, words: string) {
  const others = recentsOf(account).filter((one) => !isSame(one, words))
  return keep(account, [words, ...others].slice(0, MOST))
}

export function removeRecent(account: string | null, words: string) {
  return keep(
    account,
    recentsOf(account).filter((one) => one !== words),
  )
}

export function clearRecents(account: string | null) {
  return keep(account, [])
}

function keep(account: string | null, searches: string[]) {
  const { [nameOf(account)]: _, ...others } = read()
  const all = searches.length > 0 ? { ...others, [nameOf(account)]: searches } : others
  try {
    window.localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Where storage is blocked or full, nothing is stored.
  }
  return searches
}

function read(): Record<string, string[]> {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(saved ?? {}).filter(isList))
  } catch {
    return {}
  }
}

function isList(entry: [string, unknown]): entry is [string, string[]] {
  return Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string')
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

function nameOf(account: string | null) {
  return account ?? 'visitor'
}
