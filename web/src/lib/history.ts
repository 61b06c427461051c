/** The current place, and how it was reached. */
export type Location = {
  pathname: string
  search: string
  hash: string
  /** The name of this history entry, so that Back finds its scroll position. */
  key: string
  /** How many entries of ours are before it. */
  index: number
  move: 'first' | 'push' | 'replace' | 'pop'
  /** The scroll position stays: a tab was changed, not the page. */
  keepsScroll: boolean
}

type Entry = { key: string; index: number }
type Way = { replace?: boolean; keepsScroll?: boolean }
/** Whether the page may be left; after a no it may still call `leave` later. */
type Guard = (leave: () => void) => boolean

const listeners = new Set<(place: Location) => void>()
let guard: Guard | null = null
/** The server has no history, and gives the place of a page to its router. */
let here = globalThis.window ? begin() : ({} as Location)

export function currentPlace() {
  return here
}

export function onMove(listener: (place: Location) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Goes to a path, or so many steps through the history. */
export function navigate(to: string | number, { replace = false, keepsScroll = false }: Way = {}) {
  if (typeof to === 'number') return window.history.go(to)
  const url = new URL(to, window.location.href)
  const isElsewhere = url.pathname !== window.location.pathname
  if (isElsewhere && isHeld(() => navigate(to, { replace, keepsScroll }))) return

  const entry = entryAt(replace ? here.index : here.index + 1)
  if (replace) window.history.replaceState(entry, '', url)
  else window.history.pushState(entry, '', url)
  notify({ ...read(replace ? 'replace' : 'push'), keepsScroll })
}

/** Asks before the page is left; one guard at a time. Returns how to remove it. */
export function guardLeaving(mayLeave: Guard) {
  guard = mayLeave
  return () => {
    if (guard === mayLeave) guard = null
  }
}

/** Follows the Back and Forward buttons. */
export function followHistory() {
  window.addEventListener('popstate', handlePop)
  return () => window.removeEventListener('popstate', handlePop)
}

let isReturning = false

/** The browser has already moved when it fires the event: a refused move is reverted. */
function handlePop() {
  const there = read('pop')
  const steps = there.index - here.index
  if (isReturning) isReturning = false
  else if (there.pathname !== here.pathname && isHeld(() => window.history.go(steps))) {
    isReturning = true
    window.history.go(-steps)
  } else notify(there)
}

function isHeld(move: () => void) {
  const holder = guard
  return holder !== null && !holder(() => leave(holder, move))
}

function leave(holder: Guard, move: () => void) {
  if (guard === holder) guard = null
  move()
}

function notify(place: Location) {
  here = place
  for (const listener of listeners) listener(place)
}

/** An entry without a name gets one: the stored scroll position belongs to another. */
function begin() {
  if (!window.history.state?.key) window.history.replaceState(entryAt(0), '')
  return read('first')
}

function entryAt(index: number): Entry {
  return { key: crypto.randomUUID().slice(0, 8), index }
}

function read(move: Location['move']): Location {
  const { pathname, search, hash } = window.location
  const { key = '', index = 0 } = (window.history.state ?? {}) as Partial<Entry>
  return { pathname, search, hash, key, index, move, keepsScroll: false }
}
