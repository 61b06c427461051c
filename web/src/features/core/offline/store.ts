import { databaseOf, type StoredQuery } from './database.ts'

export const MOST_QUERIES = 150
export const MOST_BYTES = 8_000_000

/** A query as it was read last, or as it is kept with a bookmark. */
export async function findStored(owner: string, hash: string) {
  const database = await databaseOf(owner)
  const read = await database.get('queries', hash)
  const post = await database.getFromIndex('kept', 'hashes', hash)
  const kept = post?.queries.find((query) => query.hash === hash)
  return kept && (!read || kept.at > read.at) ? kept : read
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
