import type { SessionUser } from './session.ts'

const KEY = 'jes-accounts'
const MOST = 5

/** Accounts that share this browser, the last used first: names only, so that one whose session ended is still offered. */
export function knownAccounts(): SessionUser[] {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isUser) : []
  } catch {
    return []
  }
}

export function rememberAccount({ _id, username, image }: SessionUser) {
  write([{ _id, username, image }, ...without(_id)].slice(0, MOST))
}

export function forgetAccount(id: string) {
  write(without(id))
}

function without(id: string) {
  return knownAccounts().filter(({ _id }) => _id !== id)
}

function write(accounts: SessionUser[]) {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(accounts))
  } catch {
    // Where storage is blocked only sessions that live are offered.
  }
}

function isUser(saved: unknown): saved is SessionUser {
  const { _id, username } = (saved ?? {}) as Partial<SessionUser>
  return typeof _id === 'string' && typeof username === 'string'
}
