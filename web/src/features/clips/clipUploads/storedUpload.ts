import type { Entry } from './entry.ts'

const DATABASE = 'jes-clips'
const FILES = 'files'

function keyOf(userId: string) {
  return `jes-clip-${userId}`
}

/** The stored upload of this member; nobody else sees it. */
export function readEntry(userId: string): Entry | null {
  try {
    const saved = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<Entry> | null
    return saved && typeof saved.size === 'number' && saved.fields ? (saved as Entry) : null
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
export function writeEntry(userId: string, entry: Entry) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export async function clearEntry(userId: string) {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Where nothing can be stored, nothing was.
  }
  await within('readwrite', (files) => files.delete(userId)).catch(() => {})
}

/** Stores the file itself, so that a reload continues by itself; false where there is no space for it. */
export async function storeFile(userId: string, file: File) {
  try {
    await within('readwrite', (files) => files.put(file, userId))
    return true
  } catch {
    return false
  }
}

export async function readFile(userId: string): Promise<File | null> {
  try {
    const saved: unknown = await within('readonly', (files) => files.get(userId))
    return saved instanceof File ? saved : null
  } catch {
    return null
  }
}

type MakeRequest = (files: IDBObjectStore) => IDBRequest

async function within(mode: IDBTransactionMode, ask: MakeRequest) {
  const database = await open()
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const transaction = database.transaction(FILES, mode)
      const request = ask(transaction.objectStore(FILES))
      // Only the end of the transaction means that it is written.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
      transaction.onerror = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(FILES)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
