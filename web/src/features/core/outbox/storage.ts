import { type DBSchema, openDB } from 'idb'
import type { Act } from './acts.ts'
import { isSameWish } from './sameWish.ts'

interface OutboxDatabase extends DBSchema {
  acts: { key: string; value: Act; indexes: { userId: string } }
}

/** Acts that the browser does not store, because its storage is blocked or full, live as long as the page. */
const memory = new Map<string, Act>()

let opening: ReturnType<typeof open> | null = null

function open() {
  return openDB<OutboxDatabase>('jes-outbox', 1, {
    upgrade(database) {
      database.createObjectStore('acts', { keyPath: 'id' }).createIndex('userId', 'userId')
    },
    // A closed database, as after "Clear site data", is opened again by the next use.
    terminated() {
      opening = null
    },
  })
}

async function database() {
  if (!globalThis.indexedDB) return null
  opening ??= open()
  return opening.catch(() => {
    opening = null
    return null
  })
}

/** The acts of one account, the oldest first. */
export async function listStored(userId: string) {
  const stored = (await (await database())?.getAllFromIndex('acts', 'userId', userId)) ?? []
  const unstored = [...memory.values()].filter((act) => act.userId === userId)
  return [...stored, ...unstored].sort((one, other) => one.order - other.order)
}

/** Of all accounts. */
export async function countStored() {
  return (await (await database())?.count('acts')) ?? 0
}

export async function findStored(id: string) {
  return memory.get(id) ?? (await (await database())?.get('acts', id))
}

/** Stores an act; an earlier one of the same kind on the same thing is replaced. */
export async function putStored(act: Act) {
  for (const other of await listStored(act.userId))
    if (isSameWish(other, act) && other.id !== act.id) await deleteStored(other.id)
  try {
    const open = await database()
    if (open) await open.put('acts', act)
    else memory.set(act.id, act)
  } catch {
    memory.set(act.id, act)
  }
}

/** Changes an act that is still stored: one that was sent or discarded meanwhile does not come back. */
export async function changeStored(id: string, changes: Partial<Act>) {
  const unstored = memory.get(id)
  if (unstored) memory.set(id, { ...unstored, ...changes } as Act)
  const transaction = (await database())?.transaction('acts', 'readwrite')
  const stored = await transaction?.store.get(id)
  if (stored) await transaction?.store.put({ ...stored, ...changes } as Act)
  await transaction?.done
}

export async function deleteStored(id: string) {
  memory.delete(id)
  await (await database())?.delete('acts', id)
}

/** Everything of an account: it has logged out. */
export async function deleteAccount(userId: string) {
  for (const { id } of await listStored(userId)) await deleteStored(id)
}
