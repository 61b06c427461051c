import { KEPT_CACHE } from '@jes/contract/site/worker'
import { databaseOf, deleteStore, type KeepRule, type KeptPost } from './database.ts'
import { storeOwner } from './storing.ts'

export const NOTHING_KEPT: KeepRule = {
  all: false,
  folders: [],
  posts: {},
  limitMb: 100,
  pictures: 'small',
  updatedAt: 0,
}

export async function findRule(owner: string): Promise<KeepRule> {
  return (await (await databaseOf(owner)).get('rules', 'keep')) ?? NOTHING_KEPT
}

/** Changes the rule, as it is stored now: several switches may be pressed at once. */
export async function changeStoredRule(owner: string, change: (rule: KeepRule) => KeepRule) {
  const writing = (await databaseOf(owner)).transaction('rules', 'readwrite')
  const rule = change((await writing.store.get('keep')) ?? NOTHING_KEPT)
  await writing.store.put(rule, 'keep')
  await writing.done
  return rule
}

/** Whether anything is to be kept; then the code that does it is worth loading. */
export function isAnythingKept({ all, folders, posts }: KeepRule) {
  return all || folders.length > 0 || Object.keys(posts).length > 0
}

export async function listKept(owner: string) {
  return (await databaseOf(owner)).getAll('kept')
}

/** Stores one; files of it that are no longer needed leave. */
export async function putKept(owner: string, post: KeptPost) {
  const database = await databaseOf(owner)
  const before = await database.get('kept', post.id)
  await database.put('kept', post)
  await deleteFiles(before?.files.filter((url) => !post.files.includes(url)) ?? [])
}

export async function deleteKept(owner: string, { id, files }: KeptPost) {
  await (await databaseOf(owner)).delete('kept', id)
  await deleteFiles(files)
}

/** What is kept leaves while another account is used, since its files have no owner; the rule fetches it again. */
export async function dropKept(owner: string) {
  const writing = (await databaseOf(owner)).transaction(['kept', 'rules'], 'readwrite')
  const rules = writing.objectStore('rules')
  const rule = await rules.get('keep')
  await writing.objectStore('kept').clear()
  if (rule) await rules.put({ ...rule, updatedAt: 0 }, 'keep')
  await writing.done
}

/** Who has logged out while something was fetched leaves nothing of it. */
export async function forgetIfGone(owner: string) {
  if (storeOwner() === owner) return
  await deleteStore(owner)
  await caches.delete(KEPT_CACHE)
}

async function deleteFiles(urls: readonly string[]) {
  if (urls.length === 0) return
  const cache = await caches.open(KEPT_CACHE)
  await Promise.all(urls.map((url) => cache.delete(url)))
}
