import { create } from 'zustand'
import { catalogue, text } from './language.ts'

export type SessionUser = { _id: string; username: string; image: string | null }

type Session = {
  user: SessionUser | null
  token: string | null
  isAuthenticated: boolean
  isLoading: boolean
  error: string | null
  /** The hubs of the member: id to true. */
  memberships: Record<string, true>
}

const KEY = 'root'
/** How long the app waits for what was stored. */
export const PERSIST_TIMEOUT = 5_000

const messages = catalogue({
  unreadable: [
    'Your saved session could not be read. Please log in again.',
    'सेभ भएको सेसन पढ्न सकिएन। फेरि लगइन गर्नुहोस्।',
  ],
})

const signedOut: Session = {
  user: null,
  token: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  memberships: {},
}

/** Who is signed in here, kept in local storage under `root` as plain JSON. */
export const useSession = create<Session>(() => signedOut)

useSession.subscribe((now, before) => {
  const { user, token, isAuthenticated } = now
  const isSame = user === before.user && token === before.token
  if (!isSame || isAuthenticated !== before.isAuthenticated)
    write(JSON.stringify({ user, token, isAuthenticated }))
})

export function setUser({ _id, username, image }: SessionUser) {
  useSession.setState({ user: { _id, username, image }, isAuthenticated: true })
}

export function setToken(token: string) {
  useSession.setState({ token })
}

export function clearUser() {
  useSession.setState({ ...signedOut })
}

export function setMemberships(memberships: Record<string, true>) {
  useSession.setState({ memberships })
}

export function addMembership(hubId: string) {
  useSession.setState(({ memberships }) => ({ memberships: { ...memberships, [hubId]: true } }))
}

export function removeMembership(hubId: string) {
  useSession.setState(({ memberships }) => {
    const { [hubId]: _, ...others } = memberships
    return { memberships: others }
  })
}

/**
 * Brings the session of the last visit back when the app starts. If the storage does not answer in
 * time, the app goes on signed out; what comes later counts unless somebody signed in meanwhile.
 */
export async function startSession(read: () => Promise<string | null> = async () => fromStorage()) {
  useSession.setState({ isLoading: true })
  const restored = read().then(
    (stored) => !useSession.getState().isAuthenticated && restore(stored),
    setUnreadable,
  )
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => resolve(setUnreadable()), PERSIST_TIMEOUT)
    void restored.then(() => resolve(clearTimeout(timer)))
  })
  useSession.setState({ isLoading: false })
}

/** What was stored last, here or in another tab, counts again. */
export function restoreSession() {
  restore(fromStorage())
}

function restore(stored: string | null) {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<Session> | null
    if (kept !== null && typeof kept !== 'object') throw new TypeError('not a session')
    useSession.setState(readKept(kept))
  } catch {
    setUnreadable()
    write('null')
  }
}

function setUnreadable() {
  useSession.setState({ ...signedOut, error: text(messages).unreadable })
}

/** Signing in or out in one tab does so in all. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) restoreSession()
  })
}

function readKept(kept: Partial<Session> | null): Partial<Session> {
  const { user, token, isAuthenticated } = kept ?? {}
  const isWhole =
    typeof user?._id === 'string' && typeof user.username === 'string' && typeof token === 'string'
  return isWhole && isAuthenticated === true ? { user, token, isAuthenticated } : signedOut
}

/** Where storage is blocked or full, the session lives as long as the page. */
let unkept: string | null = null

function fromStorage() {
  try {
    return unkept ?? window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(kept: string) {
  try {
    window.localStorage.setItem(KEY, kept)
    unkept = null
  } catch {
    unkept = kept
  }
}
