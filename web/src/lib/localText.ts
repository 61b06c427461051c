/** Texts stored in this browser; where storage is blocked or full they live as long as the page. */
const memory = new Map<string, string>()

export function readText(key: string): string | null {
  return stored(() => localStorage.getItem(key)) ?? memory.get(key) ?? null
}

/** Everything with this prefix. */
export function readTexts(beginning: string): string[] {
  const keys = new Set([...(stored(() => Object.keys(localStorage)) ?? []), ...memory.keys()])
  return [...keys].filter((key) => key.startsWith(beginning)).flatMap((key) => readText(key) ?? [])
}

export function storeText(key: string, text: string | null) {
  if (text) memory.set(key, text)
  else memory.delete(key)
  stored(() => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)))
}

function stored<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
