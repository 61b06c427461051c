import { hasSeveralHosts, urlsOfHosts } from './databaseUrl.ts'
import { openDatabase } from './db.ts'

/** The address of the host that takes writes, for a driver that knows one host alone. */
export async function findWritableUrl(url: string) {
  const urls = urlsOfHosts(url)
  if (!hasSeveralHosts(url)) return url
  const found = await Promise.all(urls.map(takesWrites))
  const at = found.indexOf(true)
  if (at < 0) throw Object.assign(new Error('No host of the database takes writes.'), AWAY)
  return urls[at]!
}

/** The code of a database that cannot be reached just now. */
const AWAY = { code: '57P03' }

async function takesWrites(url: string) {
  const sql = openDatabase(url, { max: 1, name: 'jes look' })
  try {
    const [row] = await sql<[{ isSo: boolean }]>`
      select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_so`
    return row.isSo
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}
