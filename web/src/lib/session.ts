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
  /** The server has accepted this member since the page was loaded: the page may hold their texts. */
  isKnown: boolean
  /** The server has ended the session; the member is asked to log in again over the page. */
  hasEnded: boolean
  /** The member who dismissed that: their texts stay on the page, though they are signed out. */
  formerId: string | null
}

const KEY = 'root'
/** What this tab was opened for, beside another page. */
export const ERRAND = 'jes-errand'
/** The id for a visitor's texts. */
export const VISITOR = 'visitor'
/** How long the app waits for the stored session. */
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
  isKnown: false,
  hasEnded: false,
  formerId: null,
}

/** The signed-in member, stored in local storage under `root` as plain JSON. */
export const useSession = create<Session>(() => signedOut)

useSession.subscribe((now, before) => {
  const { user, token, isAuthenticated } = now
  const isSame = user === before.user && token === before.token
  if (isSame && isAuthenticated === before.isAuthenticated) return
  const saved = JSON.stringify({ user, token, isAuthenticated })
  // What was read is not written back: another tab may have signed out meanwhile.
  if (saved !== fromStorage()) write(saved)
})

/** In one step: one person's name is never beside another's token. */
export function signIn({ _id, username, image }: SessionUser, token: string) {
  const user = { _id, username, image }
  useSession.setState({
    user,
    token,
    isAuthenticated: true,
    isKnown: true,
    hasEnded: false,
    formerId: null,
  })
}

export function setUser({ _id, username, image }: SessionUser) {
  useSession.setState({ user: { _id, username, image }, isAuthenticated: true })
}

export function setToken(token: string) {
  useSession.setState({ token })
}

export function clearUser() {
  useSession.setState(({ user, hasEnded, formerId }) => ({
    ...signedOut,
    formerId: user ? (hasEnded ? user._id : null) : formerId,
  }))
}

/** Whose texts this page stores and shows. */
export function writerId({ user, formerId }: Session) {
  return user?._id ?? formerId ?? VISITOR
}

/**
 * Asks over the page for the member whose session ended. Resolves with their new token once they are back; with null
 * if the page is left signed out, or to somebody else.
 */
export function whenBack(userId: string) {
  useSession.setState({ hasEnded: true })
  return new Promise<string | null>((resolve) => {
    const stop = useSession.subscribe(({ hasEnded, user, token }) => {
      if (hasEnded) return
      stop()
      resolve(user?._id === userId ? token : null)
    })
  })
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
 * Restores the session of the last visit when the app starts. If the storage does not answer in time, the app starts
 * signed out; a later answer counts unless somebody signed in meanwhile.
 */
export async function startSession(read: () => Promise<string | null> = readStored) {
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

/** A tab that was opened to log in again leaves the session that has ended to the page that waits for it. */
async function readStored() {
  return sessionStorage.getItem(ERRAND) === 'login' ? null : fromStorage()
}

/** The last stored session, of this or another tab, counts again. */
export function restoreSession() {
  restore(fromStorage())
}

function restore(stored: string | null) {
  try {
    const saved = JSON.parse(stored ?? 'null') as Partial<Session> | null
    if (saved !== null && typeof saved !== 'object') throw new TypeError('not a session')
    const next = readSaved(saved)
    const { token, hasEnded } = useSession.getState()
    if (next.token) useSession.setState({ ...next, hasEnded: hasEnded && next.token === token })
    else clearUser()
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

function readSaved(
  saved: Partial<Session> | null,
): Pick<Session, 'user' | 'token' | 'isAuthenticated'> {
  const { user, token, isAuthenticated } = saved ?? {}
  const isWhole =
    typeof user?._id === 'string' && typeof user.username === 'string' && typeof token === 'string'
  return isWhole && isAuthenticated === true ? { user, token, isAuthenticated } : signedOut
}

/** Where storage is blocked or full, the session lives as long as the page. */
let inMemory: string | null = null

function fromStorage() {
  try {
    return inMemory ?? window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(saved: string) {
  try {
    window.localStorage.setItem(KEY, saved)
    inMemory = null
  } catch {
    inMemory = saved
  }
}
