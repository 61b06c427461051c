import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A query that was read, and when it was fetched. */
export type StoredQuery = { hash: string; data: unknown; at: number; bytes: number }

interface Schema extends DBSchema {
  queries: { key: string; value: StoredQuery; indexes: { at: number } }
}

const PREFIX = 'jes-read-'
const VERSION = 1
export const MOST_QUERIES = 150
export const MOST_BYTES = 8_000_000

let opened: { owner: string; database: Promise<IDBPDatabase<Schema>> } | null = null

/** What one account has read on this device. Each has a database of its own: none can be shown to another. */
function databaseOf(owner: string) {
  if (opened?.owner !== owner) {
    close()
    opened = { owner, database: open(owner) }
  }
  return opened.database
}

function open(owner: string) {
  return openDB<Schema>(PREFIX + owner, VERSION, {
    upgrade(database) {
      database.createObjectStore('queries', { keyPath: 'hash' }).createIndex('at', 'at')
    },
    // Another tab deletes it: an open connection would keep it.
    blocking: close,
    terminated: close,
  })
}

function close() {
  void opened?.database.then((database) => database.close(), ignore)
  opened = null
}

export async function findStored(owner: string, hash: string) {
  return (await databaseOf(owner)).get('queries', hash)
}

/** Stores queries; the oldest leave when there are too many. */
export async function storeAll(owner: string, queries: readonly StoredQuery[]) {
  const writing = (await databaseOf(owner)).transaction('queries', 'readwrite')
  for (const query of queries) void writing.store.put(query)
  let count = 0
  let bytes = 0
  for (
    let cursor = await writing.store.index('at').openCursor(null, 'prev');
    cursor;
    cursor = await cursor.continue()
  ) {
    count += 1
    bytes += cursor.value.bytes
    if (count > MOST_QUERIES || bytes > MOST_BYTES) void cursor.delete()
  }
  await writing.done
}

/** Deletes what this account has read on this device. */
export async function deleteStore(owner: string) {
  if (opened?.owner === owner) close()
  await deleteDatabase(PREFIX + owner)
}

/** Deletes what others left here, perhaps because the browser was closed too early; true if there was any. */
export async function deleteStoresOfOthers(owners: readonly string[]) {
  const own = owners.map((owner) => PREFIX + owner)
  const names = (await indexedDB.databases?.())?.map(({ name }) => name ?? '') ?? []
  const others = names.filter((name) => name.startsWith(PREFIX) && !own.includes(name))
  await Promise.all(others.map(deleteDatabase))
  return others.length > 0
}

function deleteDatabase(name: string) {
  return new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

function ignore() {}
