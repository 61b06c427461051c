const VISITS = 'jes-visits'
const ANSWERED = 'jes-install-answered'
/** A later one is another visit. */
const PAUSE = 30 * 60_000
const ENOUGH = 2

type Visits = { count: number; at: number }

/** Counts this visit, unless it goes on from the last one. */
export function countVisit(now = Date.now()) {
  const { count, at } = readVisits()
  write(VISITS, JSON.stringify({ count: now - at > PAUSE ? count + 1 : count, at: now }))
}

/** From the second visit on, until it was answered once. */
export function mayOfferInstall() {
  return readVisits().count >= ENOUGH && read(ANSWERED) === null
}

export function noteAnswer() {
  write(ANSWERED, 'yes')
}

function readVisits(): Visits {
  try {
    const { count, at } = JSON.parse(read(VISITS) ?? '{}') as Partial<Visits>
    return { count: Number(count) || 0, at: Number(at) || 0 }
  } catch {
    return { count: 0, at: 0 }
  }
}

/** Where storage is blocked every visit is the first. */
function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Then nobody is asked.
  }
}
