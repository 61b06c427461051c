import type { Post } from '@jes/contract/posts/posts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A query that was read, and when it was fetched. */
export type StoredQuery = { hash: string; data: unknown; at: number; bytes: number }

export type KeptBytes = { photos: number; clips: number; text: number }

/** A bookmark that is kept on this device: its post, its comments, and the names of its files in the cache. */
export type KeptPost = {
  id: string
  post: Post
  savedAt: string
  folder: string | null
  /** The post and its comments, as their pages fetch them. */
  queries: StoredQuery[]
  hashes: string[]
  files: string[]
  pictures: KeepRule['pictures']
  bytes: KeptBytes
}

/** What of the bookmarks is kept on this device. */
export type KeepRule = {
  all: boolean
  folders: string[]
  /** The switch of one post; it wins over that of its folder and of all. */
  posts: Record<string, boolean>
  limitMb: number
  pictures: 'small' | 'large'
  /** When all of it was last brought up to date. */
  updatedAt: number
}

interface Schema extends DBSchema {
  queries: { key: string; value: StoredQuery; indexes: { at: number } }
  kept: { key: string; value: KeptPost; indexes: { hashes: string } }
  rules: { key: 'keep'; value: KeepRule }
}

const PREFIX = 'jes-read-'
const VERSION = 2

let opened: { owner: string; database: Promise<IDBPDatabase<Schema>> } | null = null

/** What one account has on this device. Each has a database of its own: none can be shown to another. */
export function databaseOf(owner: string) {
  if (opened?.owner !== owner) {
    close()
    opened = { owner, database: open(owner) }
  }
  return opened.database
}

function open(owner: string) {
  return openDB<Schema>(PREFIX + owner, VERSION, {
    upgrade(database, before) {
      if (before < 1)
        database.createObjectStore('queries', { keyPath: 'hash' }).createIndex('at', 'at')
      database
        .createObjectStore('kept', { keyPath: 'id' })
        .createIndex('hashes', 'hashes', { multiEntry: true })
      database.createObjectStore('rules')
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

/** Deletes what this account has on this device. */
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
