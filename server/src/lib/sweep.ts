import { type Fragment, sql } from './db.ts'
import { limitTo } from './pages.ts'

const BATCH = 5_000

/** Deletes in batches, so that nobody waits for it. The query must use the limit that it is given. */
export async function sweep(deleteSome: (limit: Fragment) => Fragment) {
  let swept: number
  do {
    swept = (await deleteSome(limitTo(sql, BATCH))).count
  } while (swept === BATCH)
}
