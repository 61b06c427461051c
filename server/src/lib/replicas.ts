import { setTimeout as pause } from 'node:timers/promises'
import { changeCount, noteReader } from './changes.ts'
import { type Database, openDatabase, type Sql, sql } from './db.ts'

/** What the primary had written, and how many of its changes this server had heard of by then. */
type Sample = { lsn: bigint; changes: number; at: number }
type Replica = { sql: Database; sample: Sample | null; isFollowing: boolean }
type Log = { error: (message: string) => void }

const EVERY_MS = 500
/** A replica that is further behind is left alone. */
const MAX_LAG_MS = 3_000
/** Who does not answer by then is away, whatever becomes of the query. */
const PATIENCE_MS = 1_500
/** As many as a replica may be behind, and some more. */
const MAX_SAMPLES = 20

let replicas: Replica[] = []
let isPrimaryAway = false
let turn = 0

/**
 * The database for a read that may lag: a replica that has all that happened until a moment ago; where there is none the
 * primary. While the primary is away, any replica that answers.
 */
export function readerThatMayLag(): Sql {
  const since = performance.now() - MAX_LAG_MS
  const fit = replicas.filter(
    ({ isFollowing, sample }) => isFollowing && sample && (isPrimaryAway || sample.at >= since),
  )
  turn += 1
  return fit[turn % fit.length]?.sql ?? sql
}

/** For what members request too: the primary, and a replica only while that is away. */
export function readerWhileAway(): Sql {
  return isPrimaryAway ? readerThatMayLag() : sql
}

/** Whether anybody can read here, while the primary is away. */
export function canReadFromReplica() {
  return isPrimaryAway && readerThatMayLag() !== sql
}

/** Watches how far the replicas are, and uses those that keep up. */
export async function openReplicas(urls: string[], primary: Database, log: Log) {
  const samples: Sample[] = []
  replicas = urls.map((url) => ({
    sql: openDatabase(url, { isReplica: true }),
    sample: null,
    isFollowing: false,
  }))
  for (const replica of replicas) noteReader(replica.sql, () => replica.sample?.changes ?? 0)
  await look()
  const stopping = new AbortController()
  const looking = keepLooking()

  async function keepLooking() {
    while (!stopping.signal.aborted) {
      await pause(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted) await look()
    }
  }

  async function look() {
    await Promise.all([takeSample(), ...replicas.map(follow)])
  }

  async function takeSample() {
    const [changes, at] = [changeCount(), performance.now()]
    const lsn = await answerOf(readWritten(primary))
    if (isPrimaryAway !== (lsn === null)) {
      isPrimaryAway = lsn === null
      log.error(isPrimaryAway ? 'The database takes no writes.' : 'The database is back.')
    }
    if (lsn === null) return
    samples.push({ lsn, changes, at })
    if (samples.length > MAX_SAMPLES) samples.shift()
  }

  async function follow(replica: Replica) {
    const lsn = await answerOf(readReplayed(replica.sql))
    replica.isFollowing = lsn !== null
    if (lsn === null) return
    replica.sample = samples.findLast((sample) => sample.lsn <= lsn) ?? replica.sample
  }

  return {
    async close() {
      stopping.abort()
      await looking
      const closing = replicas
      replicas = []
      await Promise.all(closing.map(({ sql }) => sql.end({ timeout: 1 })))
    },
  }
}

/** Null where the server is away, or does not answer in time. */
async function answerOf(query: Promise<bigint | null>) {
  const late = new AbortController()
  const limit = pause(PATIENCE_MS, null, { signal: late.signal, ref: false }).catch(() => null)
  const answer = await Promise.race([query.catch(() => null), limit])
  late.abort()
  return answer
}

async function readWritten(sql: Sql) {
  const [row] = await sql<[{ lsn: string }]>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as lsn`
  return BigInt(row.lsn)
}

/** Null where the server follows nobody: it was promoted, or is none of ours any more. */
async function readReplayed(sql: Sql) {
  const [row] = await sql<[{ lsn: string | null }]>`
    select case when pg_is_in_recovery()
      then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as lsn`
  return row.lsn === null ? null : BigInt(row.lsn)
}
