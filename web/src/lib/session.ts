import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'

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
const RESTORE_TIMEOUT = 5_000

const signedOut: Session = {
  user: null,
  token: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  memberships: {},
}

/** Who is signed in here, kept in local storage under `root` as plain JSON. */
export const useSession = create<Session>()(
  persist(() => signedOut, {
    name: KEY,
    storage: createJSONStorage(() => flatStorage(browserStorage())),
    partialize: ({ user, token, isAuthenticated }) => ({ user, token, isAuthenticated }),
    merge: (kept, now) => ({ ...now, ...readKept(kept) }),
    skipHydration: true,
  }),
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

/** What was in the storage could not be read; the person is told once. */
let wasCorrupt = false

/** Brings the session of the last visit back; after five seconds Jes starts without it. */
export async function restoreSession() {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, RESTORE_TIMEOUT))
  await Promise.race([useSession.persist.rehydrate(), timeout])
  return { wasCorrupt }
}

/** Signing in or out in one tab does so in all. */
export function followOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) void useSession.persist.rehydrate()
  })
}

function readKept(kept: unknown): Partial<Session> {
  const { user, token, isAuthenticated } = (kept ?? {}) as Partial<Session>
  const isWhole =
    typeof user?._id === 'string' && typeof user.username === 'string' && typeof token === 'string'
  return isWhole && isAuthenticated === true ? { user, token, isAuthenticated } : signedOut
}

/** The store's middleware wraps what it keeps in `{ state, version }`; the key `root` holds the state alone. */
function flatStorage(storage: StateStorage): StateStorage {
  return {
    getItem(name) {
      const kept = storage.getItem(name) as string | null
      if (kept === null) return null
      try {
        const state: unknown = JSON.parse(kept)
        if (typeof state !== 'object' || state === null) throw new TypeError('Not an object')
        return JSON.stringify({ state, version: 0 })
      } catch {
        wasCorrupt = true
        storage.removeItem(name)
        return null
      }
    },
    setItem(name, wrapped) {
      const { state } = JSON.parse(wrapped) as { state: unknown }
      return storage.setItem(name, JSON.stringify(state))
    },
    removeItem: (name) => storage.removeItem(name),
  }
}

/** Where storage is blocked or full, the session lives as long as the page. */
function browserStorage(): StateStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T) => {
    try {
      return use(window.localStorage)
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (name) =>
      attempt((storage) => storage.getItem(name), null) ?? memory.get(name) ?? null,
    setItem(name, value) {
      memory.set(name, value)
      attempt((storage) => storage.setItem(name, value), undefined)
    },
    removeItem(name) {
      memory.delete(name)
      attempt((storage) => storage.removeItem(name), undefined)
    },
  }
}
