import { create } from 'zustand'

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

useSession.subscribe(({ user, token, isAuthenticated }) =>
  write(JSON.stringify({ user, token, isAuthenticated })),
)

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

/** Brings the session of the last visit back: the storage answers at once, so that nobody has to wait for it. */
export function restoreSession() {
  const { kept, wasCorrupt } = read()
  useSession.setState(readKept(kept))
  return { wasCorrupt }
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

function read(): { kept: Partial<Session> | null; wasCorrupt: boolean } {
  try {
    const kept = JSON.parse(fromStorage() ?? 'null') as Partial<Session> | null
    return { kept, wasCorrupt: kept !== null && typeof kept !== 'object' }
  } catch {
    return { kept: null, wasCorrupt: true }
  }
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
