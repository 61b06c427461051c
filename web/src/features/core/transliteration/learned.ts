const KEY = 'jes-typing'
const MOST = 500

type Learned = Record<string, Record<string, string>>

/** The spellings of a word, first the one that was last taken for it on this device. */
export function withLearned(account: string | null, typed: string, choices: readonly string[]) {
  const taken = read()[nameOf(account)]?.[typed.toLowerCase()]
  if (!taken) return choices
  return [taken, ...choices.filter((choice) => choice !== taken)].slice(
    0,
    Math.max(1, choices.length),
  )
}

/** Notes which spelling was taken for a word; the oldest words are forgotten. */
export function learn(account: string | null, typed: string, choice: string) {
  const all = read()
  const { [typed.toLowerCase()]: _, ...others } = all[nameOf(account)] ?? {}
  const latest = Object.entries({ ...others, [typed.toLowerCase()]: choice }).slice(-MOST)
  try {
    window.localStorage.setItem(
      KEY,
      JSON.stringify({ ...all, [nameOf(account)]: Object.fromEntries(latest) }),
    )
  } catch {
    // Where storage is blocked or full, nothing is learned.
  }
}

function read(): Learned {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(saved ?? {}).filter(isWords))
  } catch {
    return {}
  }
}

function isWords(entry: [string, unknown]): entry is [string, Record<string, string>] {
  const words = entry[1]
  return (
    typeof words === 'object' &&
    words !== null &&
    Object.values(words).every((word) => typeof word === 'string')
  )
}

function nameOf(account: string | null) {
  return account ?? 'visitor'
}
