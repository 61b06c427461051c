import type postgres from 'postgres'
import { LOCKS } from '#lib/locks.ts'
import {
  isClosed,
  isPassing,
  isRefusal,
  openAs,
  type RunningServer,
  settleAccess,
} from './access.ts'
import { APP, addressOf, DATABASE } from './address.ts'

/** A process's shared lock on the server: while others hold it too, nobody stops it. */
export type Hold = {
  /** Resolves when the connection is closed: we released it, or the server went down. */
  lost: Promise<void>
  /** Releases the lock, and returns whether nobody else holds the server. */
  letGo(): Promise<boolean>
  /** Ends the connection. */
  end(): Promise<void>
}

const ANSWER_MS = 5_000

/** The lock, or null while the server does not answer. PostgreSQL itself releases it if we are killed. */
export async function takeHold(server: RunningServer): Promise<Hold | null> {
  try {
    const hold = isClosed(server.home) ? await enter(server) : null
    if (hold) return hold
    await settleAccess(server)
    return await enter(server)
  } catch (problem) {
    if (isPassing(problem)) return null
    if (!isRefusal(problem)) throw problem
    throw new Error(
      `The database in ${server.home.folder} does not know the password in its file "secret". Put that file back; how to make a new one is in docs/operations.md.`,
    )
  }
}

/** Null where the database is not ready for us: the server rejects our role, or a start was stopped half-way. */
async function enter(server: RunningServer): Promise<Hold | null> {
  let resolveLost = () => {}
  const lost = new Promise<void>((resolve) => {
    resolveLost = resolve
  })
  const sql = openAs(addressOf({ ...server, role: APP }, 'postgres'), () => resolveLost())
  const end = () => sql.end({ timeout: 1 })
  try {
    await sql`select pg_advisory_lock_shared(${LOCKS.hold})`
    const [ours] = await sql`
      select from pg_database where datname = ${DATABASE} and datdba = ${APP}::regrole`
    if (ours) return { lost, end, letGo: () => Promise.race([letGo(sql), afterPatience()]) }
    await end()
    return null
  } catch (problem) {
    await end()
    if (isRefusal(problem)) return null
    throw problem
  }
}

/** First release, then try an exclusive lock: of two that leave at once, at least one sees that it is last. */
async function letGo(sql: postgres.Sql): Promise<boolean> {
  try {
    await sql`select pg_advisory_unlock_shared(${LOCKS.hold})`
    const [row] = await sql<{ alone: boolean }[]>`
      select pg_try_advisory_lock(${LOCKS.hold}) as alone`
    return row?.alone ?? true
  } catch {
    return true
  }
}

/** A server that does not answer serves nobody. */
function afterPatience(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_MS, true).unref())
}
